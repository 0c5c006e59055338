/** Czech. */

import type { PresetId } from '../rules/presets.ts';
import { type Language, numeralsFrom, pluralOf, type Wording } from './language.ts';
import type { QuietLimit } from './statements.ts';

const plural = pluralOf('cs');
const numeral = numeralsFrom(3, 'tři čtyři pět šest sedm osm devět deset jedenáct dvanáct');
const ordinal = numeralsFrom(2, 'podruhé potřetí počtvrté popáté');

const piecesOf = (n: number) => `${numeral(n)} ${plural(n, 'kámen', 'kameny', 'kamenů')}`;
const movesOf = (n: number) => `${n} ${plural(n, 'tah', 'tahy', 'tahů')}`;
const afterMoves = ({ moves, isEach }: QuietLimit) =>
  isEach ? `po ${moves} tazích každého hráče` : `celkem po ${moves} tazích`;

const BOARDS = { nine: 'tři čtverce', twelve: 'tři čtverce s úhlopříčkami', six: 'dva čtverce' };

const PRESETS: Readonly<Record<PresetId, Wording>> = {
  standard: {
    name: 'Klasický mlýn',
    summary:
      'To, na čem se shodne většina tradic: každý má devět kamenů, za každý tah, který uzavře mlýn, se snímá jeden kámen, se třemi kameny se létá.',
  },
  polish: {
    name: 'Polský mlýn',
    summary:
      'Jak se hraje v Polsku: za dva mlýny jedním tahem se snímá jeden kámen a za mlýn otevřený a znovu uzavřený pokaždé další.',
  },
  finnish: {
    name: 'Finský mlýn',
    summary: 'Jak hru krok za krokem učí finský návod. O dvou mlýnech jedním tahem a o remíze mlčí.',
  },
  czech: {
    name: 'Český mlýn',
    summary:
      'Jak hru popisuje česká stránka: za dva mlýny jedním tahem se snímá jeden kámen. Pro remízy platí obvyklá pravidla.',
  },
  hungarian: {
    name: 'Maďarský mlýn',
    summary: 'Podle oficiálního maďarského pravidla: za mlýn otevřený a znovu uzavřený se kámen snímá pokaždé.',
  },
  'hungarian-house': {
    name: 'Maďarský mlýn podle domácích pravidel',
    summary:
      'Jak se hraje v mnoha maďarských domácnostech: za odtažení kamene z mlýna a okamžitý návrat se nesnímá nic.',
  },
  russian: {
    name: 'Ruský mlýn',
    summary:
      'Ostřejší hra: mlýn své kameny nechrání, za dva mlýny jedním tahem se snímají dva kameny a každá řada opravňuje k sejmutí jen jednou za partii.',
  },
  'no-flying': {
    name: 'Mlýn bez skákání',
    summary:
      'Hra s devíti kameny, při níž se nelétá: i se třemi kameny se jen posouvá po čarách a hráče lze zablokovat.',
  },
  six: {
    name: 'Mlýn se šesti kameny',
    summary: 'Malá hra na dvou čtvercích: každý má šest kamenů a nelétá se.',
  },
  twelve: {
    name: 'Mlýn s dvanácti kameny',
    summary:
      'Plán s úhlopříčkami a dvanáct kamenů pro každého, takže ho může zaplnit už samo rozmisťování: pak je remíza.',
  },
  lasker: {
    name: 'Laskerův mlýn',
    summary: 'Hra Emanuela Laskera: každý má deset kamenů a už od prvního tahu smí buď pokládat, nebo posouvat.',
  },
  morabaraba: {
    name: 'Morabaraba',
    summary:
      'Hra z jihu Afriky na plánu s úhlopříčkami, každý má dvanáct kamenů: jakmile jedné straně zbudou tři, stačí k remíze deset tahů každé strany bez sejmutí kamene.',
  },
};

export const czech: Language = {
  preset: (id) => PRESETS[id],
  customName: (pieces) => `Mlýn: ${piecesOf(pieces)}, vlastní pravidla`,
  opening: (board, pieces) => `Každý má ${piecesOf(pieces)}, plán tvoří ${BOARDS[board]}`,
  sentences: {
    board: ({ board }) =>
      ({
        nine: 'Hrací plán tvoří tři čtverce vložené do sebe, spojené čarami ve středech stran. Má 24 průsečíků: rohy čtverců a středy jejich stran.',
        twelve:
          'Hrací plán tvoří tři čtverce vložené do sebe, spojené čarami v rozích a ve středech stran. Má 24 průsečíků: rohy čtverců a středy jejich stran.',
        six: 'Hrací plán tvoří dva čtverce vložené do sebe, spojené čarami ve středech stran. Má 16 průsečíků: rohy čtverců a středy jejich stran.',
      })[board],
    mill: ({ board }) =>
      `Tři kameny jedné barvy na třech průsečících jedné přímé řady tvoří mlýn. ${
        {
          nine: 'Takových řad je 16. Tři kameny kolem rohu mlýn netvoří.',
          twelve: 'Takových řad je 20 včetně čtyř úhlopříček. Tři kameny kolem rohu mlýn netvoří.',
          six: 'Takových řad je 8 a jsou to strany čtverců: krátké spojnice mezi čtverci mají jen po dvou průsečících. Mlýn netvoří ani tři kameny kolem rohu.',
        }[board]
      }`,
    pieces: ({ pieces }) =>
      `Každý hráč má ${piecesOf(pieces)}, jeden bílé, druhý černé. Začíná bílý, pak se hráči střídají; nikdo se nesmí tahu dobrovolně vzdát.`,
    goal: ({ byBlocking }) =>
      `Cílem je, aby soupeři zbylo méně než tři kameny${byBlocking ? ' nebo aby nemohl táhnout' : ''}.`,
    placing: ({ mayMove }) =>
      `Na začátku je plán prázdný. ${
        mayMove
          ? 'Dokud má hráč kameny v ruce, buď ve svém tahu jeden z nich položí na libovolný volný průsečík, nebo posune jeden ze svých kamenů na plánu po čáře na sousední volný průsečík.'
          : 'Hráči střídavě pokládají po jednom kameni z ruky na libovolný volný průsečík. Dokud má hráč kameny v ruce, nesmí posouvat ty, které už leží na plánu.'
      }`,
    moving: () =>
      'Kdo už rozmístil všechny své kameny, posune v každém tahu jeden z nich po čáře na sousední volný průsečík.',
    flying: ({ at }) =>
      `Kdo už nemá v ruce žádný kámen a na plánu má ${at === 3 ? 'jen' : 'nejvýše'} ${numeral(at)}, smí létat (skákat), tedy přenést kámen na kterýkoli volný průsečík.`,
    noFlying: () => 'Létat (skákat) se nesmí: i se třemi kameny se jen posouvá po čarách na sousední průsečíky.',
    capture: () =>
      'Kdo položením kamene nebo tahem uzavře mlýn, musí ihned sejmout z plánu jeden soupeřův kámen; ten se už do hry nevrací. Mlýn se počítá jen ve chvíli, kdy je uzavřen, a není-li žádný kámen, který se smí sejmout, právo na sejmutí propadá.',
    protection: ({ rule }) =>
      ({
        'unless-all-in-mills':
          'Kámen stojící ve mlýně se smí sejmout jen tehdy, stojí-li ve mlýnech všechny soupeřovy kameny na plánu.',
        never: 'Sejmout se smí kterýkoli kámen, i z mlýna.',
        always:
          'Kámen stojící ve mlýně se nikdy nesmí sejmout; stojí-li ve mlýnech všechny soupeřovy kameny na plánu, nesnímá se nic.',
      })[rule],
    doubleMill: ({ captures, most, isJudgedAnew }) =>
      `Kdo uzavře dva${most > 2 ? ' nebo tři' : ''} mlýny jedním tahem, ${
        captures === 1
          ? 'sejme přesto jen jeden kámen'
          : `sejme dva kameny, jeden po druhém${isJudgedAnew ? '; zda se smí sejmout druhý, se posuzuje až po sejmutí prvního' : ''}`
      }.`,
    repeatedMill: ({ rule, countsSingly }) =>
      ({
        allowed:
          'Mlýn se smí otevřít odtažením kamene a znovu uzavřít jeho návratem, a to i jako dvojitý mlýn: pokaždé se snímá soupeřův kámen.',
        'once-per-line': `Každá řada opravňuje každého hráče k sejmutí jen jednou za partii: kdo uzavře mlýn v řadě, ve které už mlýn uzavřel dříve, třeba i jinými kameny nebo bez sejmutí, nesejme za něj nic.${
          countsSingly ? ' Z mlýnů uzavřených jedním tahem se počítají jen nové.' : ''
        }`,
        'not-on-return':
          'Pohnul-li hráč ve svém minulém tahu kamenem a nyní tentýž kámen vrací rovnou zpět, nesejme nic, i když tím uzavře mlýn. Každé jiné uzavření, i téhož mlýna, opravňuje k sejmutí kamene.',
      })[rule],
    defeat: () => 'Hráč, kterému na plánu a v ruce dohromady zbývá méně než tři kameny, prohrál.',
    blocked: ({ rule }) =>
      ({
        loses: 'Prohrává i zablokovaný hráč, tedy ten, kdo je na tahu a nemůže pohnout žádným kamenem.',
        draws: 'Je-li hráč na tahu zablokovaný, tedy nemůže-li pohnout žádným kamenem, končí partie remízou.',
        passes:
          'Je-li hráč na tahu zablokovaný, tedy nemůže-li pohnout žádným kamenem, tah vynechá; nemůže-li táhnout ani jeden z hráčů, končí partie remízou.',
      })[rule],
    fullBoard: ({ isDraw }) =>
      `Jsou-li obsazeny všechny průsečíky a nikdo už nemá kameny v ruce, ${isDraw ? 'končí partie remízou' : 'prohrává hráč, který je na tahu'}.`,
    repetition: ({ times }) =>
      `Vznikne-li tatáž pozice se stejným hráčem na tahu ${ordinal(times)}, končí partie remízou.`,
    noRepetition: () => 'Opakování pozice partii neukončuje.',
    quiet: ({ limit: { moves, isEach } }) =>
      `Partie končí remízou, jestliže ${isEach ? 'každý hráč provede' : 'oba hráči provedou dohromady'} ${movesOf(moves)} za sebou, aniž by někdo položil nebo sejmul kámen.`,
    noQuietLimit: () => 'Počet tahů bez sejmutí kamene není omezen.',
    endgame: ({ limit }) =>
      `Má-li některý hráč právě tři kameny a nikdo už nemá kameny v ruce, nastává remíza ${afterMoves(limit)} za sebou bez sejmutí kamene.`,
  },
  clauses: {
    movingWhilePlacing: () => 'posouvat se smí už při rozmisťování',
    flying: ({ at }) => `létat smí už ten, kdo má ${piecesOf(at)}`,
    noFlying: () => 'nelétá se',
    protection: ({ rule }) =>
      ({ never: 'mlýn své kameny nechrání', always: 'kameny ve mlýnech se nikdy nesnímají' })[rule],
    twoCaptures: () => 'za dva mlýny jedním tahem se snímají dva kameny',
    repeatedMill: ({ rule }) =>
      ({
        'once-per-line': 'každá řada opravňuje k sejmutí jen jednou za partii',
        'not-on-return': 'za okamžitý návrat kamene se nesnímá nic',
      })[rule],
    blocked: ({ rule }) => ({ draws: 'zablokování znamená remízu', passes: 'zablokovaný hráč vynechá tah' })[rule],
    fullBoardLost: () => 'na plném plánu prohrává hráč na tahu',
    repetition: ({ times }) => `remíza, vznikne-li pozice ${ordinal(times)}`,
    noRepetition: () => 'opakování pozice neznamená remízu',
    quiet: ({ limit }) => `remíza ${afterMoves(limit)} bez sejmutí kamene`,
    noQuietLimit: () => 'počet tahů bez sejmutí kamene není omezen',
    endgame: ({ limit }) => `má-li někdo tři kameny, remíza ${afterMoves(limit)} bez sejmutí kamene`,
  },
};
