/** Finnish. */

import type { PresetId } from '../rules/presets.ts';
import { type Language, numeralsFrom, pluralOf, type Wording } from './language.ts';
import type { QuietLimit } from './statements.ts';

const plural = pluralOf('fi');
const numeral = numeralsFrom(3, 'kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista');
const ordinal = numeralsFrom(2, 'toisen kolmannen neljännen viidennen');

const piecesOf = (n: number) => `${numeral(n)} ${plural(n, 'kivi', 'kiveä')}`;
const movesOf = (n: number) => `${n} ${plural(n, 'siirto', 'siirtoa')}`;
const runOf = (n: number) => `${n} ${plural(n, 'peräkkäinen siirto', 'peräkkäistä siirtoa')}`;
const enoughMoves = ({ moves, isEach }: QuietLimit) =>
  `tasapeliin riittää ${isEach ? `${runOf(moves)} kummaltakin` : `yhteensä ${runOf(moves)}`} ilman poistoja`;

const BOARDS = { nine: 'kolme neliötä', twelve: 'kolme neliötä ja niiden vinoviivat', six: 'kaksi neliötä' };

const PRESETS: Readonly<Record<PresetId, Wording>> = {
  standard: {
    name: 'Mylly',
    summary:
      'Se, mistä useimmat perinteet ovat yhtä mieltä: kummallakin yhdeksän kiveä, yksi poisto jokaisesta myllyn sulkevasta siirrosta, lentäminen kolmella kivellä.',
  },
  polish: {
    name: 'Puolalainen mylly',
    summary:
      'Kuten Puolassa pelataan: kahdesta myllystä kerralla poistetaan yksi kivi, ja avatusta ja uudelleen suljetusta myllystä poistetaan kivi joka kerta.',
  },
  finnish: {
    name: 'Suomalainen mylly',
    summary:
      'Kuten suomalainen opas pelin vaiheittain opettaa. Kahdesta myllystä kerralla ja tasapelistä se ei sano mitään.',
  },
  czech: {
    name: 'Tšekkiläinen mylly',
    summary:
      'Kuten tšekkiläisellä sivulla kerrotaan: kahdesta myllystä kerralla poistetaan yksi kivi. Tasapelit tavallisten sääntöjen mukaan.',
  },
  hungarian: {
    name: 'Unkarilainen mylly',
    summary: 'Unkarin virallisen säännön mukaan: avatusta ja uudelleen suljetusta myllystä poistetaan kivi joka kerta.',
  },
  'hungarian-house': {
    name: 'Unkarilainen mylly kotisäännöin',
    summary:
      'Kuten monessa unkarilaisessa kodissa pelataan: kun kivi siirretään pois myllystä ja suoraan takaisin, mitään ei poisteta.',
  },
  russian: {
    name: 'Venäläinen mylly',
    summary:
      'Terävämpi peli: mylly ei suojaa kiviään, kahdesta myllystä kerralla poistetaan kaksi kiveä, ja kukin viiva oikeuttaa poistoon vain kerran pelissä.',
  },
  'no-flying': {
    name: 'Mylly ilman lentämistä',
    summary:
      'Yhdeksän kiven peli, jossa ei lennetä: kolmellakin kivellä siirretään vain viivoja pitkin, ja pelaaja voi jäädä estetyksi.',
  },
  six: {
    name: 'Kuuden kiven mylly',
    summary: 'Pieni peli kahdella neliöllä: kummallakin kuusi kiveä, eikä lentää saa.',
  },
  twelve: {
    name: 'Kahdentoista kiven mylly',
    summary:
      'Vinoviivoilla täydennetty lauta ja kummallakin kaksitoista kiveä, joten jo pelkkä asettaminen voi täyttää laudan: silloin tulee tasapeli.',
  },
  lasker: {
    name: 'Laskerin mylly',
    summary:
      'Emanuel Laskerin peli: kummallakin kymmenen kiveä, ja ensimmäisestä vuorosta alkaen saa joko asettaa tai siirtää.',
  },
  morabaraba: {
    name: 'Morabaraba',
    summary:
      'Eteläisen Afrikan peli vinoviivoilla täydennetyllä laudalla, kummallakin kaksitoista kiveä: kun jommallakummalla on enää kolme, kymmenen siirtoa kummaltakin ilman poistoja johtaa tasapeliin.',
  },
};

export const finnish: Language = {
  preset: (id) => PRESETS[id],
  customName: (pieces) => `Mylly: ${piecesOf(pieces)}, omat säännöt`,
  opening: (board, pieces) => `Kummallakin ${piecesOf(pieces)}, lautana ${BOARDS[board]}`,
  sentences: {
    board: ({ board }) =>
      ({
        nine: 'Laudalla on kolme sisäkkäistä neliötä, joiden sivujen keskikohdat on yhdistetty toisiinsa viivoilla. Pisteitä on 24: neliöiden kulmat ja sivujen keskikohdat.',
        twelve:
          'Laudalla on kolme sisäkkäistä neliötä, joiden kulmat ja sivujen keskikohdat on yhdistetty toisiinsa viivoilla. Pisteitä on 24: neliöiden kulmat ja sivujen keskikohdat.',
        six: 'Laudalla on kaksi sisäkkäistä neliötä, joiden sivujen keskikohdat on yhdistetty toisiinsa viivoilla. Pisteitä on 16: neliöiden kulmat ja sivujen keskikohdat.',
      })[board],
    mill: ({ board }) =>
      `Kolme samanväristä kiveä saman suoran viivan kolmessa pisteessä muodostaa myllyn. ${
        {
          nine: 'Tällaisia viivoja on 16. Kolme kiveä kulman ympärillä ei ole mylly.',
          twelve: 'Tällaisia viivoja on 20, mukaan lukien neljä vinoviivaa. Kolme kiveä kulman ympärillä ei ole mylly.',
          six: 'Tällaisia viivoja on 8, eli neliöiden sivut: neliöitä yhdistävillä lyhyillä viivoilla on vain kaksi pistettä. Myöskään kolme kiveä kulman ympärillä ei ole mylly.',
        }[board]
      }`,
    pieces: ({ pieces }) =>
      `Kummallakin pelaajalla on ${piecesOf(pieces)}, toisella valkoiset ja toisella mustat. Valkoinen aloittaa, ja sen jälkeen pelataan vuorotellen; vuoroaan ei saa omasta tahdostaan jättää väliin.`,
    goal: ({ byBlocking }) =>
      `Tavoitteena on, että vastustajalle jää alle kolme kiveä${byBlocking ? ' tai että hän ei pysty siirtämään' : ''}.`,
    placing: ({ mayMove }) =>
      `Aluksi lauta on tyhjä. ${
        mayMove
          ? 'Niin kauan kuin pelaajalla on kiviä kädessä, hän vuorollaan joko asettaa niistä yhden mihin tahansa vapaaseen pisteeseen tai siirtää yhden laudalla olevan kivensä viivaa pitkin viereiseen vapaaseen pisteeseen.'
          : 'Pelaajat asettavat vuorotellen kädestään yhden kiven mihin tahansa vapaaseen pisteeseen. Niin kauan kuin pelaajalla on kiviä kädessä, hän ei saa siirtää laudalla olevia kiviään.'
      }`,
    moving: () =>
      'Kun pelaaja on asettanut kaikki kivensä, hän vuorollaan liu’uttaa yhden niistä viivaa pitkin viereiseen vapaaseen pisteeseen.',
    flying: ({ at }) =>
      `Kun pelaajan käsi on tyhjä ja hänellä on laudalla ${at === 3 ? 'enää' : 'enintään'} ${piecesOf(at)}, hän saa lentää eli siirtää kiven mihin tahansa vapaaseen pisteeseen.`,
    noFlying: () => 'Lentää ei saa: kolmellakin kivellä siirretään vain viivoja pitkin viereisiin pisteisiin.',
    capture: () =>
      'Kun pelaajan asettama tai siirtämä kivi sulkee myllyn, hänen on heti poistettava laudalta yksi vastustajan kivi; se ei enää palaa peliin. Mylly oikeuttaa poistoon vain sillä hetkellä, kun se suljetaan, ja jos mitään kiveä ei saa poistaa, poisto jää tekemättä.',
    protection: ({ rule }) =>
      ({
        'unless-all-in-mills':
          'Myllyssä olevan kiven saa poistaa vain, jos kaikki vastustajan laudalla olevat kivet ovat myllyissä.',
        never: 'Minkä tahansa kiven saa poistaa, myös myllystä.',
        always:
          'Myllyssä olevaa kiveä ei saa koskaan poistaa; jos kaikki vastustajan laudalla olevat kivet ovat myllyissä, mitään ei poisteta.',
      })[rule],
    doubleMill: ({ captures, most, isJudgedAnew }) =>
      `Jos pelaaja sulkee kaksi${most > 2 ? ' tai kolme' : ''} myllyä kerralla, hän poistaa ${
        captures === 1
          ? 'silti vain yhden kiven'
          : `kaksi kiveä, ensin yhden ja sitten toisen${isJudgedAnew ? '; sen, saako toisen poistaa, ratkaisee tilanne ensimmäisen poiston jälkeen' : ''}`
      }.`,
    repeatedMill: ({ rule, countsSingly }) =>
      ({
        allowed:
          'Myllyn saa avata siirtämällä siitä kiven pois ja sulkea uudelleen siirtämällä kiven takaisin: joka kerta poistetaan vastustajan kivi.',
        'once-per-line': `Kukin viiva antaa kummallekin pelaajalle poisto-oikeuden vain kerran pelissä: jos pelaaja sulkee myllyn viivalla, jolla hän on sulkenut myllyn jo aiemmin, vaikkapa eri kivillä tai ilman poistoa, hän ei saa siitä poistaa mitään.${
          countsSingly ? ' Kerralla suljetuista myllyistä lasketaan vain uudet.' : ''
        }`,
        'not-on-return':
          'Jos pelaaja on edellisellä vuorollaan siirtänyt kiveä ja siirtää nyt saman kiven suoraan takaisin, hän ei poista mitään, vaikka sulkisi sillä myllyn. Muulloin myllyn sulkeminen oikeuttaa poistoon, vaikka mylly olisi sama kuin ennen.',
      })[rule],
    defeat: () => 'Pelaaja, jolla on laudalla ja kädessä yhteensä alle kolme kiveä, on hävinnyt.',
    blocked: ({ rule }) =>
      ({
        loses: 'Myös pelaaja, joka on vuorollaan estetty eli ei voi siirtää mitään kiveä, on hävinnyt.',
        draws: 'Jos vuorossa oleva pelaaja on estetty eli ei voi siirtää mitään kiveä, peli päättyy tasapeliin.',
        passes:
          'Jos vuorossa oleva pelaaja on estetty eli ei voi siirtää mitään kiveä, hän menettää vuoronsa; jos kumpikaan ei voi siirtää, peli päättyy tasapeliin.',
      })[rule],
    fullBoard: ({ isDraw }) =>
      `Jos kaikki pisteet ovat varattuja ja kummankin käsi on tyhjä, ${isDraw ? 'peli päättyy tasapeliin' : 'vuorossa oleva pelaaja on hävinnyt'}.`,
    repetition: ({ times }) =>
      `Jos sama asema, sama pelaaja vuorossa, syntyy ${ordinal(times)} kerran, peli päättyy tasapeliin.`,
    noRepetition: () => 'Aseman toistuminen ei päätä peliä.',
    quiet: ({ limit: { moves, isEach } }) =>
      `Peli päättyy tasapeliin, kun ${isEach ? 'kumpikin pelaaja on tehnyt peräkkäin' : 'pelaajat ovat tehneet peräkkäin yhteensä'} ${movesOf(moves)} eikä yhtään kiveä ole sinä aikana asetettu tai poistettu.`,
    noQuietLimit: () => 'Siirtojen määrää ilman poistoja ei ole rajoitettu.',
    endgame: ({ limit }) =>
      `Kun jommallakummalla pelaajalla on tasan kolme kiveä ja kummankin käsi on tyhjä, ${enoughMoves(limit)}.`,
  },
  clauses: {
    movingWhilePlacing: () => 'kiviä saa siirtää jo asettamisen aikana',
    flying: ({ at }) => `lentää saa jo, kun kiviä on ${numeral(at)}`,
    noFlying: () => 'lentää ei saa',
    protection: ({ rule }) => ({ never: 'mylly ei suojaa kiviään', always: 'myllystä ei poisteta koskaan' })[rule],
    twoCaptures: () => 'kahdesta myllystä kerralla poistetaan kaksi kiveä',
    repeatedMill: ({ rule }) =>
      ({
        'once-per-line': 'kukin viiva oikeuttaa poistoon vain kerran pelissä',
        'not-on-return': 'kiven siirtäminen suoraan takaisin ei oikeuta poistoon',
      })[rule],
    blocked: ({ rule }) =>
      ({ draws: 'estetyksi jääminen johtaa tasapeliin', passes: 'estetty pelaaja menettää vuoronsa' })[rule],
    fullBoardLost: () => 'täydellä laudalla vuorossa oleva häviää',
    repetition: ({ times }) => `tasapeli, kun asema syntyy ${ordinal(times)} kerran`,
    noRepetition: () => 'aseman toistuminen ei johda tasapeliin',
    quiet: ({ limit }) => enoughMoves(limit),
    noQuietLimit: () => 'siirtojen määrää ilman poistoja ei ole rajoitettu',
    endgame: ({ limit }) => `kun jommallakummalla on kolme kiveä, ${enoughMoves(limit)}`,
  },
};
