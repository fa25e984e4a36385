import { controlled, type DrugGroup, otc, rx } from '../drug.ts'

/** Colds, cough, asthma, allergies. */
export const breathing: readonly DrugGroup[] = [
  {
    group: 'Cảm cúm',
    drugs: [
      otc('Paracetamol + Clorpheniramin + Phenylephrin', 'coflu', 9, [
        ['tablet', '500 mg/2 mg/10 mg', 1_200],
        ['sachet', '325 mg/2 mg/5 mg', 3_400],
      ]),
      otc('Paracetamol + Clorpheniramin', 'parclo', 7, [
        ['tablet', '325 mg/2 mg', 700],
        ['sachet', '150 mg/1 mg', 2_200],
      ]),
      controlled('precursor', 'Paracetamol + Pseudoephedrin + Clorpheniramin', 'coldef', 4, [
        ['tablet', '500 mg/30 mg/2 mg', 1_500],
      ]),
      otc('Paracetamol + Dextromethorphan + Loratadin', 'dextra', 5, [['coated', '500 mg/15 mg/5 mg', 1_900]]),
    ],
  },
  {
    group: 'Ho, long đờm',
    drugs: [
      otc('Acetylcystein', 'cystin', 8, [
        ['sachet', '200 mg', 1_900],
        ['capsule', '200 mg', 1_200],
        ['effervescent', '600 mg', 6_500],
      ]),
      otc('Ambroxol hydroclorid', 'ambro', 6, [
        ['tablet', '30 mg', 900],
        ['syrup', '15 mg/5 ml', 34_000, '60 ml'],
        ['oralAmpoule', '30 mg/5 ml', 5_200, '5 ml'],
      ]),
      otc('Bromhexin hydroclorid', 'brom', 5, [
        ['tablet', '8 mg', 500],
        ['syrup', '4 mg/5 ml', 29_000, '60 ml'],
      ]),
      otc('Carbocistein', 'carbo', 5, [
        ['capsule', '375 mg', 1_700],
        ['sachet', '250 mg', 2_800],
      ]),
      otc('Dextromethorphan hydrobromid', 'dexro', 6, [
        ['tablet', '15 mg', 600],
        ['syrup', '5 mg/5 ml', 31_000, '100 ml'],
      ]),
      controlled('narcotic', 'Terpin hydrat + Codein', 'tercod', 4, [['capsule', '100 mg/10 mg', 1_100]]),
      otc('Eprazinon', 'eprazi', 3, [['coated', '50 mg', 1_700]]),
      otc('Guaifenesin', 'guai', 3, [['syrup', '100 mg/5 ml', 46_000, '100 ml']]),
      otc('Levodropropizin', 'dropi', 2, [['syrup', '30 mg/5 ml', 58_000, '60 ml']]),
    ],
  },
  {
    group: 'Hen, phổi tắc nghẽn',
    drugs: [
      rx('Salbutamol', 'salbu', 5, [
        ['tablet', '2 mg', 300],
        ['tablet', '4 mg', 500],
        ['inhaler', '100 mcg/liều', 78_000, '200 liều'],
        ['nebule', '2,5 mg/2,5 ml', 8_600, '2,5 ml'],
        ['syrup', '2 mg/5 ml', 27_000, '60 ml'],
      ]),
      rx('Budesonid', 'budeso', 3, [
        ['nebule', '0,5 mg/2 ml', 15_500, '2 ml'],
        ['inhaler', '200 mcg/liều', 185_000, '200 liều'],
      ]),
      rx('Budesonid + Formoterol', 'budefor', 3, [['inhaler', '160 mcg/4,5 mcg', 248_000, '60 liều']]),
      rx('Fluticason + Salmeterol', 'flusal', 2, [['inhaler', '250 mcg/25 mcg', 232_000, '120 liều']]),
      rx('Montelukast', 'monte', 6, [
        ['chewable', '4 mg', 5_200],
        ['chewable', '5 mg', 5_900],
        ['coated', '10 mg', 6_800],
        ['granule', '4 mg', 8_900],
      ]),
      rx('Terbutalin', 'terbu', 2, [['syrup', '1,5 mg/5 ml', 36_000, '60 ml']]),
      rx('Theophylin', 'theo', 1, [['retard', '100 mg', 900]]),
    ],
  },
  {
    group: 'Dị ứng',
    drugs: [
      otc('Loratadin', 'lorat', 7, [
        ['tablet', '10 mg', 600],
        ['syrup', '1 mg/ml', 32_000, '60 ml'],
      ]),
      otc('Cetirizin', 'ceti', 7, [
        ['coated', '10 mg', 500],
        ['syrup', '1 mg/ml', 33_000, '60 ml'],
      ]),
      otc('Fexofenadin', 'fexo', 6, [
        ['coated', '60 mg', 1_500],
        ['coated', '120 mg', 2_700],
        ['coated', '180 mg', 3_600],
      ]),
      rx('Desloratadin', 'deslo', 5, [
        ['coated', '5 mg', 2_100],
        ['syrup', '0,5 mg/ml', 56_000, '60 ml'],
      ]),
      rx('Levocetirizin', 'levoce', 4, [['coated', '5 mg', 1_300]]),
      otc('Clorpheniramin maleat', 'clophen', 7, [['tablet', '4 mg', 200]]),
      rx('Bilastin', 'bila', 3, [['tablet', '20 mg', 8_600]]),
      rx('Ebastin', 'ebas', 2, [['coated', '10 mg', 3_600]]),
      rx('Rupatadin', 'rupa', 2, [['tablet', '10 mg', 5_900]]),
      otc('Alimemazin', 'alime', 3, [
        ['coated', '5 mg', 400],
        ['syrup', '2,5 mg/5 ml', 24_000, '60 ml'],
      ]),
    ],
  },
]
