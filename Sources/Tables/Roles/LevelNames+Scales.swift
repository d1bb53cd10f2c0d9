/// The scales: levels by semicolons from the lowest, words of one level by slashes.
extension LevelNames {
  static let english = [
    """
    strongly disagree/completely disagree/totally disagree;disagree/mostly disagree;\
    somewhat disagree/slightly disagree/tend to disagree;\
    neutral/neither agree nor disagree/neither/undecided/neither agree or disagree;\
    somewhat agree/slightly agree/tend to agree;agree/mostly agree;\
    strongly agree/completely agree/totally agree
    """,
    """
    never;almost never/hardly ever/very rarely;rarely/seldom;occasionally;sometimes;often/frequently;\
    usually/very often/very frequently;almost always/nearly always;always
    """,
    """
    none/no;very low;low;medium/moderate/mid/med/middle/average/normal;high;very high;\
    critical/urgent/extreme
    """,
    """
    never;less than yearly;yearly/annually/once a year;quarterly;monthly/once a month;\
    every two weeks/fortnightly;weekly/once a week;several times a week;daily/every day;\
    several times a day
    """,
    "below average;average;above average",
    """
    very poor/very bad/terrible;poor/bad;fair/average/ok/okay;good;very good;premium;\
    excellent/outstanding;ideal
    """,
    "xxs;xs;s;m;l;xl;xxl/2xl;xxxl/3xl;4xl",
    "very small/extra small/tiny;small;medium/mid/middle/average;large/big;very large/extra large/huge",
    "not at all;a little/slightly/a little bit;somewhat/moderately;quite a bit/very;very much/extremely",
    """
    not important/not at all important/unimportant;slightly important/somewhat important;\
    moderately important;important;very important;extremely important
    """,
    """
    very dissatisfied/very unsatisfied;dissatisfied/unsatisfied;\
    somewhat dissatisfied;neutral/neither satisfied nor dissatisfied/neither;somewhat satisfied;\
    satisfied;very satisfied
    """,
    "very unhappy;unhappy/not too happy;neutral;happy/pretty happy;very happy",
    """
    extremely unlikely;very unlikely;unlikely;somewhat unlikely;\
    neutral/neither likely nor unlikely;somewhat likely;likely;very likely;extremely likely
    """,
    "rare;unlikely/improbable;possible;likely/probable;almost certain;certain",
    "none;minimal;mild/slight/minor;moderate;severe/marked/serious/major;very severe/critical",
    """
    very much worse;much worse/far worse;worse;\
    somewhat worse/slightly worse/a little worse/minimally worse;\
    same/the same/about the same/average/unchanged/no change;\
    somewhat better/slightly better/a little better/minimally better/minimally improved;\
    better/improved;much better/far better/much improved;very much better/very much improved
    """,
    "none;some;marked",
    """
    none/no schooling;less than high school/lt high school/some high school;high school/hs;some college;\
    junior college/associate/associates/associate's degree/associate's;\
    college/bachelor/bachelors/bachelor's/bachelor's degree;\
    graduate/graduate school/master/masters/master's/master's degree/postgraduate;professional;\
    doctorate/phd/doctoral
    """,
    "primary;secondary;tertiary/higher",
    "baby/infant;child;teen/teenager/adolescent;young;adult/middle/middle-aged;old/senior/elderly",
    "freezing;cold;cool;mild;warm;hot",
    "very slow;slow;medium/moderate;fast;very fast",
    "first;second;third;fourth;fifth;sixth;seventh;eighth;ninth;tenth",
    "1st;2nd;3rd;4th;5th;6th;7th;8th;9th;10th",
    "before/pre;during;after/post",
  ]

  static let others = [
    // German
    """
    stimme überhaupt nicht zu/stimme gar nicht zu;stimme nicht zu;stimme eher nicht zu;\
    neutral/teils teils/teils, teils/teils/teils/weder noch/unentschieden;stimme eher zu;stimme zu;\
    stimme voll zu/stimme voll und ganz zu
    """,
    "trifft gar nicht zu/trifft überhaupt nicht zu;trifft nicht zu;trifft eher nicht zu;"
      + "teils teils/teils, teils;trifft eher zu;trifft zu;trifft voll zu/trifft voll und ganz zu",
    "nie/niemals;fast nie;sehr selten;selten;gelegentlich;manchmal;oft/häufig;meistens/sehr oft;"
      + "fast immer;immer",
    "nie;jährlich;vierteljährlich;monatlich;wöchentlich;mehrmals pro woche;täglich",
    """
    keine;sehr niedrig/sehr gering;niedrig/gering;mittel/normal;hoch;sehr hoch;\
    kritisch/dringend
    """,
    "sehr klein;klein;mittel;groß;sehr groß",
    "sehr schlecht;schlecht;mittel/mäßig/mittelmäßig;gut;sehr gut",
    "ungenügend;mangelhaft;ausreichend;befriedigend;gut;sehr gut",
    """
    sehr unzufrieden;unzufrieden;eher unzufrieden;neutral/teils teils/teils, teils/weder noch;\
    eher zufrieden;zufrieden;sehr zufrieden
    """,
    """
    sehr unwahrscheinlich;unwahrscheinlich;eher unwahrscheinlich;möglich/neutral;\
    eher wahrscheinlich;wahrscheinlich;sehr wahrscheinlich
    """,
    "keine;leicht;mittel/mäßig/mittelschwer;schwer;sehr schwer/kritisch",
    """
    viel schlechter/deutlich schlechter;schlechter;etwas schlechter;\
    gleich/unverändert/durchschnittlich;etwas besser;besser;viel besser/deutlich besser
    """,
    // Spanish
    """
    totalmente en desacuerdo/muy en desacuerdo;en desacuerdo;\
    neutral/indiferente/ni de acuerdo ni en desacuerdo;de acuerdo;totalmente de acuerdo/muy de acuerdo
    """,
    "nunca;casi nunca;raramente/rara vez;a veces/algunas veces;a menudo/frecuentemente;casi siempre;siempre",
    "nunca;anualmente;trimestralmente;mensualmente;semanalmente;diariamente/a diario",
    """
    muy bajo/muy baja;bajo/baja;medio/media;alto/alta;muy alto/muy alta;\
    crítico/crítica/urgente
    """,
    "muy malo/muy mala;malo/mala;regular;bueno/buena;muy bueno/muy buena;excelente",
    "muy pequeño/muy pequeña;pequeño/pequeña;mediano/mediana;grande;muy grande",
    """
    muy insatisfecho/muy insatisfecha;insatisfecho/insatisfecha;neutral/ni satisfecho ni insatisfecho;\
    satisfecho/satisfecha;muy satisfecho/muy satisfecha
    """,
    "muy improbable;improbable;posible/neutral;probable;muy probable",
    "ninguno/ninguna;leve;moderado/moderada;grave/severo/severa;muy grave/crítico/crítica",
    "mucho peor;peor;algo peor/un poco peor;igual/promedio;algo mejor/un poco mejor;mejor;mucho mejor",
    // French
    """
    pas du tout d'accord;pas d'accord;plutôt pas d'accord;\
    neutre/ni d'accord ni pas d'accord/sans opinion;plutôt d'accord;d'accord;tout à fait d'accord
    """,
    "jamais;presque jamais;rarement;parfois/quelquefois;souvent;très souvent;presque toujours;toujours",
    "jamais;annuellement;trimestriellement;mensuellement;hebdomadairement;quotidiennement",
    """
    très faible/très bas/très basse;faible/bas/basse;moyen/moyenne;élevé/élevée/haut/haute;\
    très élevé/très élevée/très haut/très haute;critique/urgent/urgente
    """,
    "très mauvais/très mauvaise;mauvais/mauvaise;moyen/moyenne/passable;bon/bonne;très bon/très bonne;excellent/excellente",
    "très petit/très petite;petit/petite;moyen/moyenne;grand/grande;très grand/très grande",
    """
    très insatisfait/très insatisfaite;insatisfait/insatisfaite;plutôt insatisfait/plutôt insatisfaite;\
    neutre/ni satisfait ni insatisfait;plutôt satisfait/plutôt satisfaite;\
    satisfait/satisfaite;très satisfait/très satisfaite
    """,
    """
    très improbable/très peu probable;improbable/peu probable;possible/neutre;probable;très probable
    """,
    "aucun/aucune;léger/légère;modéré/modérée;sévère/grave;très sévère/très grave/critique",
    """
    beaucoup moins bien/nettement moins bien/bien pire;moins bien/pire;un peu moins bien;\
    pareil/identique/inchangé/moyen;un peu mieux;mieux;beaucoup mieux/nettement mieux/bien mieux
    """,
    // Portuguese
    """
    discordo totalmente;discordo;discordo parcialmente;\
    neutro/indiferente/não concordo nem discordo/nem concordo nem discordo;\
    concordo parcialmente;concordo;concordo totalmente
    """,
    "nunca;quase nunca;raramente;às vezes;frequentemente/muitas vezes;quase sempre;sempre",
    "nunca;anualmente;trimestralmente;mensalmente;semanalmente;diariamente",
    """
    muito baixo/muito baixa;baixo/baixa;médio/média;alto/alta;muito alto/muito alta;\
    crítico/crítica/urgente
    """,
    "péssimo/muito ruim;ruim;regular;bom/boa;muito bom/muito boa;ótimo;excelente",
    "muito pequeno/muito pequena;pequeno/pequena;médio/média;grande;muito grande",
    """
    muito insatisfeito/muito insatisfeita;insatisfeito/insatisfeita;neutro/nem satisfeito nem insatisfeito;\
    satisfeito/satisfeita;muito satisfeito/muito satisfeita
    """,
    "muito improvável;improvável;possível/neutro;provável;muito provável",
    "nenhum/nenhuma;leve;moderado/moderada;grave/severo/severa;muito grave/crítico/crítica",
    "muito pior;pior;um pouco pior;igual/na média;um pouco melhor;melhor;muito melhor",
    // Polish
    """
    zdecydowanie się nie zgadzam;nie zgadzam się;raczej się nie zgadzam;\
    nie mam zdania/ani tak, ani nie/ani się zgadzam, ani nie zgadzam;raczej się zgadzam;zgadzam się;\
    zdecydowanie się zgadzam
    """,
    "zdecydowanie nie;raczej nie;trudno powiedzieć/nie wiem;raczej tak;zdecydowanie tak",
    "nigdy;prawie nigdy;rzadko;czasami/czasem;często;bardzo często;prawie zawsze;zawsze",
    "nigdy;co rok/rocznie;co kwartał/kwartalnie;co miesiąc/miesięcznie;co tydzień/tygodniowo;codziennie",
    """
    bardzo niski/bardzo niska;niski/niska;średni/średnia;wysoki/wysoka;bardzo wysoki/bardzo wysoka;\
    krytyczny/krytyczna/pilny/pilna
    """,
    "bardzo zły/bardzo zła;zły/zła;przeciętny/przeciętna;dobry/dobra;bardzo dobry/bardzo dobra;doskonały",
    "bardzo mały/bardzo mała;mały/mała;średni/średnia;duży/duża;bardzo duży/bardzo duża",
    """
    bardzo niezadowolony/bardzo niezadowolona;niezadowolony/niezadowolona;\
    raczej niezadowolony/raczej niezadowolona;neutralny/neutralna;\
    raczej zadowolony/raczej zadowolona;zadowolony/zadowolona;\
    bardzo zadowolony/bardzo zadowolona
    """,
    """
    bardzo mało prawdopodobne;mało prawdopodobne;możliwe;prawdopodobne;bardzo prawdopodobne
    """,
    """
    brak;łagodny/łagodna/lekki/lekka;umiarkowany/umiarkowana;ciężki/ciężka;\
    bardzo ciężki/bardzo ciężka/krytyczny/krytyczna
    """,
    """
    znacznie gorzej/dużo gorzej;gorzej;nieco gorzej/trochę gorzej;bez zmian/tak samo;\
    nieco lepiej/trochę lepiej;lepiej;znacznie lepiej/dużo lepiej
    """,
    // Japanese
    "全くそう思わない/まったくそう思わない;そう思わない;あまりそう思わない;"
      + "どちらともいえない/どちらとも言えない;ややそう思う;そう思う;とてもそう思う/強くそう思う/非常にそう思う",
    "全くない/まったくない;めったにない/ほとんどない;まれに;時々/ときどき;しばしば/よくある;いつも",
    "なし;毎年/年次;四半期;毎月/月次;毎週/週次;毎日/日次",
    "とても低い;低/低い;中/普通;高/高い;とても高い;緊急/至急",
    "極小/とても小さい;小/小さい;中/普通;大/大きい;特大/とても大きい",
    "とても不満/非常に不満/大変不満;不満;やや不満;どちらともいえない/どちらでもない/普通;"
      + "やや満足;満足;とても満足/非常に満足/大変満足",
    "可能性が非常に低い;可能性が低い;どちらともいえない;可能性が高い;可能性が非常に高い",
    "なし;軽度/軽症;中等度/中度/中等症;重度/重症;最重度/重篤",
    "かなり悪化/とても悪くなった;悪化/悪くなった;やや悪化;変わらない/変化なし;やや改善;"
      + "改善/良くなった;かなり改善/とても良くなった",
    "とても悪い;悪い;普通;良い/よい;とても良い/とてもよい",
    // Chinese
    "非常不同意/完全不同意;不同意;比较不同意;中立/一般/不确定;比较同意;同意;非常同意/完全同意",
    "从不/从来不;很少;偶尔;有时;经常/常常;总是",
    "从不;每年;每季度;每月;每周;每天/每日",
    "很低;低;中/中等;高;很高;紧急",
    "很小/特小;小;中/中等;大;很大/特大",
    "非常不可能;不可能;不太可能;不确定/一般;可能;很可能;非常可能/极有可能",
    "无;轻度;中度;重度;极重度",
    "差很多/差得多;更差/较差/变差;略差;差不多/一样/没有变化;略好;更好/较好/变好;好很多/好得多",
    "很差/非常差;差;一般;好/良好;很好/非常好;优秀",
    "非常不满意;不满意;一般/中立;满意;非常满意",
  ]
}
