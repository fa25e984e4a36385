import { type DrugGroup, otc, rx } from '../drug.ts'

/** Vitamins and minerals, urinary tract, women's health. */
export const vitaminsAndWomen: readonly DrugGroup[] = [
  {
    group: 'Vitamin',
    drugs: [
      otc('Vitamin C', 'vitace', 9, [
        ['tablet', '500 mg', 500],
        ['effervescent', '1.000 mg', 2_600],
        ['chewable', '100 mg', 400],
      ]),
      otc('Vitamin B1 + B6 + B12', 'tribe', 7, [
        ['coated', '125 mg/125 mg/125 mcg', 900],
        ['softgel', '100 mg/200 mg/200 mcg', 1_300],
      ]),
      otc('Vitamin E', 'toco', 6, [['softgel', '400 IU', 2_100]]),
      otc('Vitamin A + D', 'vitade', 4, [['softgel', '5.000 IU/400 IU', 600]]),
      otc('Vitamin D3', 'cholecal', 6, [
        ['drops', '400 IU/giọt', 98_000, '10 ml'],
        ['softgel', '1.000 IU', 2_300],
      ]),
      otc('Vitamin 3B + Sắt + Acid folic', 'ferofo', 4, [['softgel', '100 mg/0,4 mg', 1_900]]),
      otc('Vitamin PP', 'nicoti', 3, [['tablet', '500 mg', 600]]),
      otc('Đa vitamin và khoáng chất', 'polyvit', 6, [
        ['effervescent', '12 vitamin', 3_100],
        ['softgel', '11 vitamin', 1_700],
        ['syrup', '8 vitamin', 58_000, '100 ml'],
      ]),
      otc('Biotin', 'bioti', 4, [
        ['tablet', '5 mg', 1_700],
        ['tablet', '10 mg', 2_600],
      ]),
      otc('Rutin + Vitamin C', 'rutice', 5, [['coated', '50 mg/50 mg', 500]]),
    ],
  },
  {
    group: 'Khoáng chất',
    drugs: [
      otc('Magnesi lactat + Vitamin B6', 'mabe', 7, [
        ['coated', '470 mg/5 mg', 1_100],
        ['oralAmpoule', '186 mg/10 mg', 5_900, '10 ml'],
      ]),
      otc('Kẽm gluconat', 'zinco', 7, [
        ['tablet', '70 mg', 900],
        ['syrup', '10 mg/5 ml', 48_000, '100 ml'],
        ['sachet', '70 mg', 2_700],
      ]),
      otc('Sắt fumarat + Acid folic', 'ferofol', 5, [['capsule', '200 mg/1 mg', 900]]),
      otc('Sắt III hydroxyd polymaltose', 'feromal', 3, [['oralAmpoule', '50 mg/5 ml', 6_700, '5 ml']]),
      otc('Calci lactat', 'calac', 4, [['oralAmpoule', '500 mg/10 ml', 5_200, '10 ml']]),
      rx('Kali clorid', 'kalio', 2, [['retard', '600 mg', 1_600]]),
    ],
  },
  {
    group: 'Bù nước, điện giải',
    drugs: [
      otc('Natri clorid + Kali clorid + Glucose', 'oresol', 9, [
        ['sachet', '4,1 g', 2_100],
        ['sachet', '27,9 g', 3_600],
        ['oralAmpoule', '25 ml', 4_600, '25 ml'],
      ]),
      otc('Điện giải + Kẽm', 'oreziw', 5, [['sachet', '5,6 g', 3_300]]),
    ],
  },
  {
    group: 'Tiết niệu',
    drugs: [
      rx('Tamsulosin', 'tamsu', 3, [['capsule', '0,4 mg', 7_300]]),
      rx('Alfuzosin', 'alfu', 3, [['retard', '10 mg', 6_900]]),
      rx('Dutasterid', 'duta', 2, [['softgel', '0,5 mg', 11_500]]),
      rx('Solifenacin', 'solife', 1, [['coated', '5 mg', 9_300]]),
      rx('Sildenafil', 'silde', 4, [
        ['few', '50 mg', 16_000],
        ['few', '100 mg', 22_000],
      ]),
      rx('Tadalafil', 'tada', 3, [
        ['few', '20 mg', 34_000],
        ['few', '5 mg', 14_000],
      ]),
      otc('Xanh methylen', 'methyl', 2, [['coated', '50 mg', 1_400]]),
    ],
  },
  {
    group: 'Phụ khoa',
    drugs: [
      rx('Metronidazol + Neomycin + Nystatin', 'neogyn', 5, [['vaginal', '500 mg/65.000 IU/100.000 IU', 3_900]]),
      rx('Clotrimazol đặt', 'clogyn', 4, [['vaginal', '100 mg', 3_600]]),
      rx('Fenticonazol', 'fenti', 2, [['vaginal', '200 mg', 22_000]]),
      rx('Progesteron', 'proges', 3, [
        ['softgel', '100 mg', 7_600],
        ['softgel', '200 mg', 14_200],
      ]),
      rx('Dydrogesteron', 'dydro', 2, [['few', '10 mg', 9_300]]),
      otc('Povidon iod phụ khoa', 'povigyn', 4, [['solution', '10%', 44_000, '125 ml']]),
    ],
  },
  {
    group: 'Tránh thai',
    drugs: [
      otc('Levonorgestrel + Ethinylestradiol', 'regula', 6, [['strip21', '0,125 mg/0,03 mg', 900]]),
      otc('Drospirenon + Ethinylestradiol', 'droset', 4, [['strip21', '3 mg/0,02 mg', 6_200]]),
      otc('Desogestrel', 'deso', 3, [['strip21', '0,075 mg', 3_400]]),
      otc('Levonorgestrel', 'levonor', 6, [
        ['emergency', '1,5 mg', 38_000],
        ['emergency', '0,75 mg', 12_000],
      ]),
      otc('Mifepriston', 'mife', 5, [['emergency', '10 mg', 32_000]]),
    ],
  },
]
