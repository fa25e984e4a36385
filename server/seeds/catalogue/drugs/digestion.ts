import { type DrugGroup, otc, rx } from '../drug.ts'

/** Stomach, bowels, liver. */
export const digestion: readonly DrugGroup[] = [
  {
    group: 'Dạ dày, thực quản',
    drugs: [
      otc('Omeprazol', 'omez', 7, [
        ['enteric', '20 mg', 900],
        ['enteric', '40 mg', 2_300],
      ]),
      rx('Esomeprazol', 'esome', 7, [
        ['enteric', '20 mg', 2_600],
        ['enteric', '40 mg', 4_300],
        ['sachet', '10 mg', 9_800],
      ]),
      rx('Pantoprazol', 'panto', 5, [['coated', '40 mg', 2_400]]),
      rx('Rabeprazol natri', 'rabe', 4, [
        ['coated', '10 mg', 2_600],
        ['coated', '20 mg', 3_800],
      ]),
      rx('Lansoprazol', 'lanso', 2, [['enteric', '30 mg', 1_500]]),
      otc('Nhôm hydroxyd + Magnesi hydroxyd + Simethicon', 'magnuce', 8, [
        ['gel', '800 mg/800 mg/80 mg', 4_300, '10 ml'],
        ['chewable', '400 mg/400 mg/30 mg', 1_600],
      ]),
      otc('Nhôm phosphat', 'phospha', 7, [['gel', '12,38 g', 4_200, '20 g']]),
      rx('Sucralfat', 'sucra', 5, [
        ['gel', '1 g', 5_600, '10 ml'],
        ['tablet', '1 g', 2_100],
      ]),
      rx('Bismuth subcitrat', 'bismu', 3, [['coated', '120 mg', 3_300]]),
      otc('Natri alginat + Natri bicarbonat', 'algin', 6, [['gel', '500 mg/267 mg', 6_700, '10 ml']]),
      rx('Rebamipid', 'reba', 4, [['coated', '100 mg', 3_300]]),
      otc('Famotidin', 'famo', 2, [['coated', '20 mg', 1_200]]),
    ],
  },
  {
    group: 'Ruột và men tiêu hóa',
    drugs: [
      otc('Berberin clorid', 'berin', 7, [
        ['tablet', '10 mg', 300],
        ['capsule', '100 mg', 900],
      ]),
      otc('Diosmectit', 'diosmec', 8, [['sachet', '3 g', 3_400]]),
      otc('Loperamid', 'lopera', 5, [['capsule', '2 mg', 600]]),
      otc('Racecadotril', 'race', 4, [
        ['sachet', '10 mg', 5_300],
        ['sachet', '30 mg', 6_300],
        ['capsule', '100 mg', 8_600],
      ]),
      otc('Nifuroxazid', 'nifuro', 3, [['capsule', '200 mg', 1_800]]),
      otc('Lactobacillus acidophilus', 'lacto', 7, [
        ['sachet', '75 mg', 1_700],
        ['capsule', '10⁸ CFU', 2_400],
      ]),
      otc('Bacillus clausii', 'bacil', 6, [['oralAmpoule', '2 tỷ bào tử/5 ml', 7_200, '5 ml']]),
      otc('Saccharomyces boulardii', 'boula', 4, [['sachet', '100 mg', 6_200]]),
      otc('Bisacodyl', 'bisa', 3, [['coated', '5 mg', 700]]),
      otc('Macrogol 4000', 'macro', 4, [['sachet', '10 g', 5_300]]),
      otc('Lactulose', 'lactu', 4, [['oralAmpoule', '10 g/15 ml', 6_400, '15 ml']]),
      otc('Sorbitol', 'sorbi', 4, [['sachet', '5 g', 1_100]]),
      otc('Glycerol', 'glyce', 3, [['suppository', '1,8 g', 3_100]]),
      otc('Pancreatin + Simethicon', 'pancrea', 3, [['coated', '170 mg/80 mg', 3_300]]),
      rx('Mesalazin', 'mesa', 1, [['enteric', '500 mg', 9_600]]),
    ],
  },
  {
    group: 'Chống nôn, co thắt',
    drugs: [
      otc('Domperidon', 'dompe', 6, [
        ['tablet', '10 mg', 600],
        ['suspension', '1 mg/ml', 26_000, '30 ml'],
      ]),
      otc('Drotaverin', 'drota', 5, [
        ['tablet', '40 mg', 900],
        ['tablet', '80 mg', 1_600],
      ]),
      otc('Alverin citrat', 'alve', 4, [
        ['tablet', '40 mg', 500],
        ['capsule', '60 mg', 1_600],
      ]),
      otc('Hyoscin butylbromid', 'hyos', 3, [['coated', '10 mg', 2_100]]),
      otc('Trimebutin maleat', 'trime', 4, [['tablet', '100 mg', 1_300]]),
      rx('Itoprid', 'ito', 3, [['coated', '50 mg', 3_200]]),
      rx('Mosaprid', 'mosa', 3, [['coated', '5 mg', 2_400]]),
      otc('Dimenhydrinat', 'dimen', 6, [['few', '50 mg', 900]]),
      otc('Simethicon', 'sime', 5, [
        ['chewable', '80 mg', 1_300],
        ['drops', '40 mg/0,6 ml', 38_000, '15 ml'],
      ]),
    ],
  },
  {
    group: 'Gan mật',
    drugs: [
      otc('Silymarin', 'silym', 5, [
        ['softgel', '140 mg', 2_700],
        ['coated', '70 mg', 1_500],
      ]),
      rx('Acid ursodeoxycholic', 'urso', 3, [
        ['capsule', '250 mg', 6_800],
        ['coated', '500 mg', 12_500],
      ]),
      otc('L-Ornithin L-Aspartat', 'orni', 3, [['granule', '3 g', 13_500]]),
      otc('Arginin hydroclorid', 'argi', 3, [['oralAmpoule', '1 g/5 ml', 5_600, '5 ml']]),
      otc('Phospholipid đậu nành', 'lecipho', 5, [['softgel', '300 mg', 4_100]]),
    ],
  },
]
