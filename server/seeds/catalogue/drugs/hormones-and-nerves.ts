import { biological, controlled, type DrugGroup, otc, rx } from '../drug.ts'

/** Diabetes, thyroid, steroids, nerves and mind. */
export const hormonesAndNerves: readonly DrugGroup[] = [
  {
    group: 'Đái tháo đường',
    drugs: [
      rx('Metformin hydroclorid', 'metfor', 8, [
        ['coated', '500 mg', 700],
        ['coated', '850 mg', 900],
        ['coated', '1.000 mg', 1_600],
        ['retard', '750 mg', 2_300],
      ]),
      rx('Gliclazid', 'glicla', 6, [
        ['retard', '30 mg', 1_500],
        ['retard', '60 mg', 2_900],
        ['tablet', '80 mg', 1_100],
      ]),
      rx('Glimepirid', 'glime', 4, [
        ['tablet', '2 mg', 1_200],
        ['tablet', '4 mg', 2_000],
      ]),
      rx('Sitagliptin', 'sita', 4, [
        ['coated', '50 mg', 7_600],
        ['coated', '100 mg', 12_500],
      ]),
      rx('Vildagliptin', 'vilda', 4, [['tablet', '50 mg', 5_200]]),
      rx('Vildagliptin + Metformin', 'vildamet', 3, [['coated', '50 mg/850 mg', 7_900]]),
      rx('Linagliptin', 'lina', 3, [['coated', '5 mg', 11_500]]),
      rx('Dapagliflozin', 'dapa', 4, [['coated', '10 mg', 13_500]]),
      rx('Empagliflozin', 'empa', 4, [
        ['coated', '10 mg', 17_500],
        ['coated', '25 mg', 21_000],
      ]),
      rx('Acarbose', 'acar', 2, [['tablet', '50 mg', 2_300]]),
      biological('Insulin glargin', 'glargin', 2, [['pen', '100 IU/ml', 255_000, '3 ml']]),
      biological('Insulin người trộn 30/70', 'mixin', 2, [['pen', '100 IU/ml', 142_000, '3 ml']]),
    ],
  },
  {
    group: 'Tuyến giáp',
    drugs: [
      rx('Levothyroxin natri', 'thyrox', 4, [
        ['tablet', '50 mcg', 1_100],
        ['tablet', '100 mcg', 1_500],
      ]),
      rx('Thiamazol', 'thiama', 2, [['tablet', '5 mg', 1_400]]),
      rx('Propylthiouracil', 'propyl', 1, [['tablet', '50 mg', 700]]),
    ],
  },
  {
    group: 'Corticoid',
    drugs: [
      rx('Methylprednisolon', 'metpred', 6, [
        ['tablet', '4 mg', 1_000],
        ['tablet', '16 mg', 2_600],
      ]),
      rx('Prednisolon', 'predni', 4, [['tablet', '5 mg', 400]]),
      rx('Dexamethason', 'dexa', 2, [['tablet', '0,5 mg', 300]]),
      rx('Betamethason + Dexclorpheniramin', 'betaclo', 3, [['tablet', '0,25 mg/2 mg', 800]]),
    ],
  },
  {
    group: 'An thần, tâm thần',
    drugs: [
      controlled('psychotropic', 'Diazepam', 'diaze', 1, [['tablet', '5 mg', 700]]),
      controlled('psychotropic', 'Bromazepam', 'broma', 1, [['tablet', '6 mg', 2_300]]),
      controlled('psychotropic', 'Phenobarbital', 'barbi', 1, [['tablet', '100 mg', 500]]),
      rx('Sulpirid', 'sulpi', 4, [['capsule', '50 mg', 800]]),
      rx('Amitriptylin', 'ami', 2, [['coated', '25 mg', 1_000]]),
      rx('Sertralin', 'sertra', 3, [['coated', '50 mg', 3_300]]),
      rx('Escitalopram', 'escita', 2, [['coated', '10 mg', 4_300]]),
      rx('Olanzapin', 'olan', 2, [['coated', '5 mg', 1_900]]),
      rx('Mirtazapin', 'mirta', 2, [['coated', '30 mg', 4_200]]),
      rx('Etifoxin', 'etifo', 3, [['capsule', '50 mg', 4_300]]),
      otc('Rotundin', 'rotun', 6, [
        ['tablet', '30 mg', 900],
        ['tablet', '60 mg', 1_500],
      ]),
      otc('Melatonin', 'mela', 2, [['coated', '3 mg', 5_600]]),
    ],
  },
  {
    group: 'Động kinh, thần kinh',
    drugs: [
      rx('Gabapentin', 'gaba', 5, [
        ['capsule', '300 mg', 2_300],
        ['coated', '600 mg', 5_300],
      ]),
      rx('Pregabalin', 'prega', 5, [
        ['capsule', '75 mg', 4_900],
        ['capsule', '150 mg', 8_300],
      ]),
      rx('Acid valproic', 'valpro', 2, [['enteric', '200 mg', 2_600]]),
      rx('Levetiracetam', 'leveti', 2, [['coated', '500 mg', 7_800]]),
      rx('Carbamazepin', 'carba', 1, [['tablet', '200 mg', 2_700]]),
      rx('Levodopa + Benserazid', 'levodo', 1, [['tablet', '200 mg/50 mg', 6_200]]),
      rx('Betahistin', 'betahi', 5, [
        ['tablet', '16 mg', 1_800],
        ['tablet', '24 mg', 3_000],
      ]),
      otc('Acetyl leucin', 'leucin', 6, [['tablet', '500 mg', 2_900]]),
    ],
  },
  {
    group: 'Tuần hoàn não',
    drugs: [
      otc('Cao bạch quả', 'ginko', 6, [
        ['softgel', '40 mg', 1_300],
        ['coated', '80 mg', 3_400],
        ['softgel', '120 mg', 3_900],
      ]),
      rx('Piracetam', 'pira', 5, [
        ['coated', '800 mg', 1_500],
        ['coated', '400 mg', 800],
      ]),
      rx('Cinnarizin', 'cinna', 4, [['tablet', '25 mg', 400]]),
      rx('Vinpocetin', 'vinpo', 3, [
        ['tablet', '5 mg', 1_300],
        ['tablet', '10 mg', 2_700],
      ]),
      rx('Citicolin', 'citi', 2, [['coated', '500 mg', 13_800]]),
      rx('Mecobalamin', 'meco', 5, [['coated', '500 mcg', 1_900]]),
    ],
  },
]
