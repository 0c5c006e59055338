/** Hungarian, which counts things in the singular. */

import type { PresetId } from '../rules/presets.ts';
import { type Language, numeralsFrom, type Wording } from './language.ts';
import type { QuietLimit } from './statements.ts';

const numeral = numeralsFrom(3, 'három négy öt hat hét nyolc kilenc tíz tizenegy tizenkét');
const ordinal = numeralsFrom(2, 'másodszor harmadszor negyedszer ötödször');

const quietMoves = ({ moves, isEach }: QuietLimit) =>
  `${isEach ? 'játékosonként' : 'összesen'} ${moves} ütés nélküli lépés`;

const BOARDS = { nine: 'három négyzet', twelve: 'három négyzet átlókkal', six: 'két négyzet' };

const PRESETS: Readonly<Record<PresetId, Wording>> = {
  standard: {
    name: 'Klasszikus malom',
    summary:
      'Amiben a legtöbb hagyomány egyetért: fejenként kilenc bábu, a malmot bezáró lépésért egy bábu üthető le, három bábuval pedig ugrani lehet.',
  },
  polish: {
    name: 'Lengyel malom',
    summary:
      'Ahogy Lengyelországban játsszák: két malom egyszerre egy leütést ér, a kinyitott és újra bezárt malom pedig minden alkalommal újabbat.',
  },
  finnish: {
    name: 'Finn malom',
    summary:
      'Ahogy a finn útmutató lépésről lépésre tanítja. A két egyszerre bezárt malomról és a döntetlenről nem szól.',
  },
  czech: {
    name: 'Cseh malom',
    summary:
      'Ahogy a cseh oldal leírja: két malom egyszerre egy leütést ér. A döntetlenek a szokásos szabályok szerint.',
  },
  hungarian: {
    name: 'Magyar malom',
    summary: 'A hivatalos magyar szabály szerint: a kinyitott és újra bezárt malom minden alkalommal leütést ér.',
  },
  'hungarian-house': {
    name: 'Magyar malom, házi szabállyal',
    summary:
      'Ahogy sok magyar háznál játsszák: ha egy bábu kilép a malomból, majd rögtön visszalép, az nem ér leütést.',
  },
  russian: {
    name: 'Orosz malom',
    summary:
      'Élesebb játék: a malom nem védi a bábuit, két malom egyszerre két leütést ér, és egy-egy vonal csak egyszer ér leütést a játszmában.',
  },
  'no-flying': {
    name: 'Malom ugrás nélkül',
    summary:
      'A kilencbábus játék, amelyben nincs ugrás: három bábuval is csak a vonalak mentén lehet lépni, és a játékos blokkolható.',
  },
  six: {
    name: 'Hatbábus malom',
    summary: 'A kis játék két négyzeten: fejenként hat bábu, ugrani nem szabad.',
  },
  twelve: {
    name: 'Tizenkét bábus malom',
    summary: 'Átlós tábla és fejenként tizenkét bábu, így már maga a lerakás is betöltheti a táblát: ez döntetlen.',
  },
  lasker: {
    name: 'Lasker-malom',
    summary: 'Emanuel Lasker játéka: fejenként tíz bábu, és már az első körtől kezdve lerakni vagy lépni is lehet.',
  },
  morabaraba: {
    name: 'Morabaraba',
    summary:
      'Afrika déli részének játéka átlós táblán, fejenként tizenkét bábuval: ha az egyik félnek már csak három maradt, játékosonként tíz ütés nélküli lépés döntetlent jelent.',
  },
};

export const hungarian: Language = {
  preset: (id) => PRESETS[id],
  customName: (pieces) => `Malom: ${numeral(pieces)} bábu, egyéni szabályok`,
  opening: (board, pieces) => `Fejenként ${numeral(pieces)} bábu, a táblán ${BOARDS[board]}`,
  sentences: {
    board: ({ board }) =>
      ({
        nine: 'A tábla három egymásba rajzolt négyzet, amelyek oldalainak közepét vonalak kötik össze. Pontjai a négyzetek sarkai és az oldalak közepe, összesen 24.',
        twelve:
          'A tábla három egymásba rajzolt négyzet, amelyek sarkait és oldalainak közepét vonalak kötik össze. Pontjai a négyzetek sarkai és az oldalak közepe, összesen 24.',
        six: 'A tábla két egymásba rajzolt négyzet, amelyek oldalainak közepét vonalak kötik össze. Pontjai a négyzetek sarkai és az oldalak közepe, összesen 16.',
      })[board],
    mill: ({ board }) =>
      `Három azonos színű bábu egy egyenes vonal három pontján: ez a malom. ${
        {
          nine: 'Ilyen vonalból 16 van. Egy sarok körül álló három bábu nem malom.',
          twelve: 'Ilyen vonalból 20 van, köztük a négy átló. Egy sarok körül álló három bábu nem malom.',
          six: 'Ilyen vonalból 8 van, a négyzetek oldalai: a négyzeteket összekötő rövid vonalakon csak két-két pont van. Egy sarok körül álló három bábu sem malom.',
        }[board]
      }`,
    pieces: ({ pieces }) =>
      `Mindkét játékosnak ${numeral(pieces)} bábuja van, az egyiknek világos, a másiknak sötét. Világos kezd, azután a játékosok felváltva következnek; saját akaratából senki sem passzolhat.`,
    goal: ({ byBlocking }) =>
      `A cél az, hogy az ellenfélnek háromnál kevesebb bábuja maradjon${byBlocking ? ', vagy ne tudjon lépni' : ''}.`,
    placing: ({ mayMove }) =>
      `Kezdetben a tábla üres. ${
        mayMove
          ? 'Akinek van még bábu a kezében, az a maga körében vagy lerak egyet bármelyik szabad pontra, vagy egy már a táblán álló bábujával lép a vonal mentén egy szomszédos szabad pontra.'
          : 'A játékosok felváltva egy-egy bábut raknak le a kezükből bármelyik szabad pontra. Akinek van még bábu a kezében, az a táblán álló bábuival nem léphet.'
      }`,
    moving: () =>
      'Aki már minden bábuját lerakta, az minden körben egy bábujával lép a vonal mentén egy szomszédos szabad pontra.',
    flying: ({ at }) =>
      `Akinek a kezében már nincs bábu, a táblán pedig ${at === 3 ? 'csak' : 'legfeljebb'} ${numeral(at)} van, az ugorhat: bábuját bármelyik szabad pontra átteheti.`,
    noFlying: () => 'Ugrani nem szabad: három bábuval is csak a vonalak mentén, szomszédos pontra lehet lépni.',
    capture: () =>
      'Aki lerakással vagy lépéssel malmot zár be, annak azonnal le kell ütnie az ellenfél egyik táblán lévő bábuját; a leütött bábu lekerül a tábláról, és nem tér vissza a játékba. A malom csak a bezárás pillanatában számít, és ha nincs leüthető bábu, az ütés elmarad.',
    protection: ({ rule }) =>
      ({
        'unless-all-in-mills':
          'Malomban álló bábut csak akkor szabad leütni, ha az ellenfél minden táblán lévő bábuja malomban áll.',
        never: 'Bármelyik bábu leüthető, a malomban álló is.',
        always:
          'Malomban álló bábut soha nem szabad leütni; ha az ellenfél minden táblán lévő bábuja malomban áll, nincs leütés.',
      })[rule],
    doubleMill: ({ captures, most, isJudgedAnew }) =>
      `Aki két${most > 2 ? ' vagy három' : ''} malmot zár be egyszerre, az ${
        captures === 1
          ? 'is csak egy bábut üt le'
          : `két bábut üt le egymás után${isJudgedAnew ? '; hogy a második leüthető-e, az az első leütése után dől el' : ''}`
      }.`,
    repeatedMill: ({ rule, countsSingly }) =>
      ({
        allowed:
          'A malmot szabad egy bábuval kinyitni, majd ugyanazzal a bábuval visszalépve újra bezárni, akár csiki-csuki malomként is: minden bezárás leütést ér.',
        'once-per-line': `Egy-egy vonal mindkét játékosnak csak egyszer ér leütést a játszmában: aki olyan vonalon zár be malmot, amelyen korábban már zárt be, akár más bábukkal, akár leütés nélkül, az ezért nem üt le semmit.${
          countsSingly ? ' Az egyszerre bezárt malmok közül csak az újak számítanak.' : ''
        }`,
        'not-on-return':
          'Aki az előző lépésében elmozdított egy bábut, és most ugyanazzal a bábuval egyenesen visszalép, az nem üt le semmit, még ha ezzel malmot zár is be. Minden más bezárás leütést ér, ugyanazé a malomé is.',
      })[rule],
    defeat: () => 'Akinek a táblán és a kezében összesen háromnál kevesebb bábuja maradt, az vesztett.',
    blocked: ({ rule }) =>
      ({
        loses: 'Az is vesztett, akit blokkoltak, vagyis aki soron van, de egyetlen bábujával sem tud lépni.',
        draws:
          'Ha a soron következő játékost blokkolták, vagyis egyetlen bábujával sem tud lépni, a játszma döntetlen.',
        passes:
          'Ha a soron következő játékost blokkolták, vagyis egyetlen bábujával sem tud lépni, kimarad a körből; ha egyik játékos sem tud lépni, a játszma döntetlen.',
      })[rule],
    fullBoard: ({ isDraw }) =>
      `Ha minden pont foglalt, és már senkinek sincs bábu a kezében, ${isDraw ? 'a játszma döntetlen' : 'a soron következő játékos vesztett'}.`,
    repetition: ({ times }) =>
      `Ha ugyanaz az állás ugyanazzal a soron következő játékossal ${ordinal(times)} fordul elő, a játszma döntetlen.`,
    noRepetition: () => 'Az állás ismétlődése nem vet véget a játszmának.',
    quiet: ({ limit: { moves, isEach } }) =>
      `A játszma döntetlen, ha ${isEach ? 'mindkét játékos' : 'a két játékos összesen'} ${moves} lépést tett egymás után úgy, hogy közben senki sem rakott le és senki sem ütött le bábut.`,
    noQuietLimit: () => 'Az ütés nélküli lépések száma nincs korlátozva.',
    endgame: ({ limit }) =>
      `Amíg valamelyik játékosnak pontosan három bábuja van, és már senkinek sincs bábu a kezében, a döntetlenhez elég egymás után ${quietMoves(limit)}.`,
  },
  clauses: {
    movingWhilePlacing: () => 'a lerakás közben is szabad lépni',
    flying: ({ at }) => `már ${numeral(at)} bábuval is szabad ugrani`,
    noFlying: () => 'ugrani nem szabad',
    protection: ({ rule }) =>
      ({ never: 'a malom nem védi a bábuit', always: 'malomban álló bábut soha nem szabad leütni' })[rule],
    twoCaptures: () => 'két malom egyszerre két leütést ér',
    repeatedMill: ({ rule }) =>
      ({
        'once-per-line': 'egy-egy vonal csak egyszer ér leütést a játszmában',
        'not-on-return': 'az azonnali visszalépés nem ér leütést',
      })[rule],
    blocked: ({ rule }) =>
      ({
        draws: 'ha a soron következő játékost blokkolták, az döntetlen',
        passes: 'a blokkolt játékos kimarad a körből',
      })[rule],
    fullBoardLost: () => 'teli táblán a soron következő játékos veszít',
    repetition: ({ times }) => `döntetlen, ha egy állás ${ordinal(times)} fordul elő`,
    noRepetition: () => 'az állás ismétlődése nem döntetlen',
    quiet: ({ limit }) => `${quietMoves(limit)} után döntetlen`,
    noQuietLimit: () => 'az ütés nélküli lépések száma nincs korlátozva',
    endgame: ({ limit }) => `ha valakinek három bábuja van, ${quietMoves(limit)} után döntetlen`,
  },
};
