// stone-age-engine.ts - the engine's words of Stone Age in Italian.
import type { EngineWords } from "../../table/plugin";

const RESOURCES: Record<string, string> = {
  wood: "legno",
  brick: "argilla",
  stone: "pietra",
  gold: "oro",
};

const PLACES: Record<string, string> = {
  "the hunting grounds": "il terreno di caccia",
  "the forest": "la foresta",
  "the clay pit": "la cava d’argilla",
  "the quarry": "la cava di pietra",
  "the river": "il fiume",
  "the tool maker": "l’attrezzista",
  "the hut": "la capanna",
  "the field": "il campo",
  "card space 1": "lo spazio carta 1",
  "card space 2": "lo spazio carta 2",
  "card space 3": "lo spazio carta 3",
  "card space 4": "lo spazio carta 4",
  "building stack 1": "la pila di edifici 1",
  "building stack 2": "la pila di edifici 2",
  "building stack 3": "la pila di edifici 3",
  "building stack 4": "la pila di edifici 4",
};

// Cards are named by their halves.
const TOPS: Record<string, string> = {
  "Dice for all": "Dadi per tutti",
  "1 food": "1 cibo",
  "2 food": "2 cibo",
  "3 food": "3 cibo",
  "4 food": "4 cibo",
  "5 food": "5 cibo",
  "7 food": "7 cibo",
  "1 brick": "1 argilla",
  "1 stone": "1 pietra",
  "2 stone": "2 pietra",
  "1 gold": "1 oro",
  "Roll 2 dice for gold": "2 dadi per l’oro",
  "Roll 2 dice for stone": "2 dadi per la pietra",
  "Roll 2 dice for wood": "2 dadi per il legno",
  "3 points": "3 punti",
  "1 tool": "1 attrezzo",
  "+1 food track": "+1 agricoltura",
  "Draw 1 card": "Pesca 1 carta",
  "One-use tool 2": "Attrezzo usa e getta 2",
  "One-use tool 3": "Attrezzo usa e getta 3",
  "One-use tool 4": "Attrezzo usa e getta 4",
  "2 resources of choice": "2 risorse a scelta",
};
const BOTTOMS: Record<string, string> = {
  Healing: "Medicina",
  Art: "Arte",
  Writing: "Scrittura",
  Pottery: "Ceramica",
  Time: "Tempo",
  Transport: "Trasporto",
  Music: "Musica",
  "Music (a)": "Musica (a)",
  "Music (b)": "Musica (b)",
  Weaving: "Tessitura",
  "1 farmer": "1 contadino",
  "2 farmers": "2 contadini",
  "1 tool maker": "1 attrezzista",
  "2 tool makers": "2 attrezzisti",
  "2 tool makers (a)": "2 attrezzisti (a)",
  "2 tool makers (b)": "2 attrezzisti (b)",
  "1 hut builder": "1 costruttore",
  "2 hut builders": "2 costruttori",
  "3 hut builders": "3 costruttori",
  "1 shaman": "1 sciamano",
  "2 shamans": "2 sciamani",
};

function cards(): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [top, sopra] of Object.entries(TOPS))
    for (const [bottom, sotto] of Object.entries(BOTTOMS)) out[`${top} / ${bottom}`] = `${sopra} / ${sotto}`;
  return out;
}

// Buildings are named by what they cost.
function buildings(): Record<string, string> {
  const out: Record<string, string> = { "any pieces": "risorse qualsiasi" };
  for (const n of [4, 5])
    for (const kinds of [1, 2, 3, 4]) {
      const tipi = kinds === 1 ? "1 tipo" : `${kinds} tipi`;
      out[`${n} pieces of ${kinds === 1 ? "1 kind" : `${kinds} kinds`}`] = `${n} risorse di ${tipi}`;
    }
  const names = Object.entries(RESOURCES);
  for (let wood = 0; wood <= 3; ++wood)
    for (let brick = 0; wood + brick <= 3; ++brick)
      for (let stone = 0; wood + brick + stone <= 3; ++stone) {
        const counts = [wood, brick, stone, 3 - wood - brick - stone];
        const list = (which: 0 | 1) =>
          counts.flatMap((count, i) => (count > 0 ? [`${count} ${names[i]![which]}`] : [])).join(", ");
        out[list(0)] = list(1);
      }
  return out;
}

export const words: EngineWords = {
  verbs: {
    place: "piazza {people|1=1 persona|* persone} presso {place}",
    use: "usa le persone presso {place}",
    "two resources": "prendi 2 risorse con la carta",
    "add tool": "aggiungi l’attrezzo nella casella {slot}",
    "add one_use": "aggiungi l’attrezzo usa e getta di valore {value}",
    stop: "nient’altro",
    move: "{people|0=non mandare nessuno|1=manda 1 persona|manda * persone} sulla tessera bonus",
    decline: "riprendi la persona e non comprare",
    buy: "paga e prendi",
    pay: "paga 1 {resource}",
    pick: "prendi il dado {die}",
    bonus: "prendi il bonus {bonus}",
    take: "prendi 1 {resource}",
    starve: "lascia la tribù a digiuno",
    feed: "sfama la tribù con le risorse",
    pass: "passa",
  },
  events: {
    dealt: "{card} occupa {place}",
    turned: "presso {place} si scopre un edificio per {building}",
    back: "il retro della prossima tessera bonus mostra {resource}",
    starts: "round {round}: comincia {who}",
    herd: "il branco raggiunge {place} e si scopre una tessera bonus",
    "herd gone": "tutto il branco è domato e se ne va",
    placed: "{who} piazza {amount|1=1 persona|* persone} presso {place}",
    rolled: "{who} tira {dice}: {sum} in tutto",
    "rolled many": "{who} tira {dice} {more}: {sum} in tutto",
    "rolled most": "{who} tira {dice} {more} {rest}: {sum} in tutto",
    "tool used": "{who} aggiunge un attrezzo: +{value}",
    "one-use used": "{who} aggiunge un attrezzo usa e getta: +{value}",
    gained: "{who} guadagna {amount} {resource}",
    "gained food": "{who} guadagna {amount} cibo",
    "gained tool": "{who} ha un attrezzo di valore {value}",
    "gained person": "la tribù di {who} ora conta {amount|1=1 persona|* persone}",
    "gained level": "l’agricoltura di {who} è a {amount}",
    "gained points": "{who} segna {points|1=1 punto|* punti}",
    paid: "{who} paga {amount} {resource}",
    "paid food": "{who} paga {amount} cibo",
    left: "{who} non compra nulla presso {place}",
    bought: "{who} compra {card}",
    "dice for all": "{who} tira i dadi per tutti: {dice}",
    picked: "{who} prende il dado {die}",
    "kept tool": "{who} tiene un attrezzo usa e getta di valore {value}",
    "kept two": "{who} può prendere 2 risorse quando vuole",
    "used two": "{who} usa la carta da 2 risorse",
    "drew card": "{who} pesca {card}",
    "nothing drawn": "il mazzo è esaurito: {who} non pesca nulla",
    built: "{who} costruisce per {building}: {points|1=1 punto|* punti}",
    moved: "{who} {amount|0=non manda nessuno|1=manda 1 persona|manda * persone} sulla tessera bonus",
    tamed: "{who} tira {dice} per domare un mammut",
    "tamed many": "{who} tira {dice} {more} per domare un mammut",
    won: "{who} doma il mammut",
    drew: "{who} pareggia nel domare il mammut",
    untamed: "nessuno vince la tessera bonus: torna nella scatola",
    "chose bonus": "{who} prende il bonus {bonus}",
    "took tile": "{who} prende la tessera bonus",
    hungry: "{who} lascia la tribù a digiuno e perde {points|1=1 punto|* punti}",
    slid: "le carte scorrono verso destra",
    ended: "la partita finisce",
    shown: "{who} mostra {card}",
    scored:
      "{who}: {played} durante la partita, {mammoths} per i mammut, {cards} per carte e risorse: {total}",
    winner: "{who} vince",
  },
  veiled: { "drew card": "{who} pesca una carta di nascosto" },
  names: {
    ...RESOURCES,
    ...PLACES,
    ...cards(),
    ...buildings(),
    '"1."': "«1.»",
    '"all"': "«tutti»",
  },
  causes: {
    over: "la partita è finita",
    placing: "stai piazzando le persone",
    acting: "stai scegliendo il prossimo luogo da usare",
    adding: "stai aggiungendo attrezzi a un tiro",
    moving: "stai scegliendo quante persone vanno sulla tessera bonus",
    buying: "stai scegliendo se comprare",
    paying: "stai pagando",
    picking: "stai scegliendo un dado",
    winning: "stai scegliendo un bonus",
    taking: "stai prendendo risorse",
    feeding: "stai scegliendo come sfamare la tribù",
    "say stop": "«nient’altro» lo conclude",
    "say nobody": "si può non mandare nessuno",
    "say decline": "si può riprendere la persona e non comprare",
    "say starve": "si può lasciare la tribù a digiuno",
    "say feed": "prima si sceglie di sfamare la tribù con le risorse",
    "to place": "hai {n|1=1 persona|* persone} da piazzare",
    mine: "{n|1=1 tua persona è già lì|* tue persone sono già lì}",
    theirs: "{seat} è già lì",
    "both theirs": "{seat} e {other} sono già lì",
    full: "{n|1=1 persona è già lì|* persone sono già lì} e c’è posto per {room}",
    closed: "in questo round sono già occupati {place} e {other}",
    stacks: "sono in gioco solo {n} pile di edifici",
    "nobody there": "nessuna delle tue persone è presso {place}",
    "still out": "{n|1=1 tua persona deve|* tue persone devono} ancora agire",
    "must act": "{n|1=1 tua persona è|* tue persone sono} nei luoghi dei dadi o del villaggio",
    "no card": "non hai «2 risorse a scelta» da usare",
    "no tool": "non hai attrezzi nella casella {slot}",
    "used tool": "in questo round il tuo attrezzo nella casella {slot} è già usato",
    "earlier tool":
      "gli attrezzi si chiedono in ordine di casella, poi quelli usa e getta per valore, e ne hai già aggiunto uno successivo",
    "no one-use": "non hai un attrezzo usa e getta di valore {value} da usare",
    "few there": "hai {n|0=0 persone|1=1 persona|* persone} presso {place}",
    "few means": "il tuo cibo e le tue risorse bastano per {n|1=1 persona|* persone}",
    "too dear": "costa {n|1=1 risorsa|* risorse}, ne hai {have}",
    lacking: "costa {n} {resource}, ne hai {have}",
    "no mix": "non hai {n} risorse di esattamente {kinds|1=1 tipo|* tipi}",
    "no pieces": "non hai risorse",
    "no piece": "non hai {resource}",
    "earlier kind": "hai già pagato {last}, e {resource} si chiede prima",
    "needs earlier":
      "da {resource} in poi non puoi completare il pagamento: i tipi precedenti si chiedono prima",
    kinds: "con {resource} il pagamento non può essere di esattamente {kinds|1=1 tipo|* tipi}",
    "pieces left": "{n|1=manca 1 risorsa|mancano * risorse} da pagare",
    "none paid": "non hai ancora pagato nulla",
    begun: "il pagamento è già cominciato",
    "no die": "nessun dado rimasto mostra {die}",
    "none left": "non c’è più {resource}",
    "earlier taken": "hai già preso {last}, e {resource} si chiede prima",
    "few left": "da {resource} in poi {n|1=resta 1 pezzo|restano * pezzi}, e se ne devono prendere {pieces}",
  },
  sources: {
    buildings: "edifici",
    "other play": "altro in partita",
    mammoths: "mammut",
    culture: "cultura",
    farmers: "contadini",
    "tool makers": "attrezzisti",
    "hut builders": "costruttori",
    shamans: "sciamani",
    leftovers: "risorse rimaste",
  },
  options: {
    mammoth_herd: "gioca con la mini espansione Branco di Mammut (MAH-001)",
    limited_supply: "20 legno, 16 argilla, 12 pietra, 10 oro e non di più (STA-108)",
  },
};
