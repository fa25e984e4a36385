import { type DrugGroup, otc, rx } from '../drug.ts'

/** Heart, blood pressure, blood lipids and clotting. */
export const heart: readonly DrugGroup[] = [
  {
    group: 'Hạ huyết áp',
    drugs: [
      rx('Amlodipin', 'amlo', 8, [
        ['tablet', '5 mg', 500],
        ['tablet', '10 mg', 900],
        ['capsule', '5 mg', 900],
      ]),
      rx('Losartan kali', 'losar', 7, [
        ['coated', '25 mg', 1_100],
        ['coated', '50 mg', 1_800],
        ['coated', '100 mg', 3_200],
      ]),
      rx('Losartan kali + Hydroclorothiazid', 'losarzid', 4, [['coated', '50 mg/12,5 mg', 2_700]]),
      rx('Telmisartan', 'telmi', 6, [
        ['tablet', '40 mg', 2_300],
        ['tablet', '80 mg', 4_100],
      ]),
      rx('Telmisartan + Amlodipin', 'telmidip', 4, [['tablet', '40 mg/5 mg', 6_200]]),
      rx('Valsartan', 'valsar', 4, [
        ['coated', '80 mg', 3_200],
        ['coated', '160 mg', 5_600],
      ]),
      rx('Irbesartan', 'irbe', 4, [
        ['coated', '150 mg', 3_900],
        ['coated', '300 mg', 6_800],
      ]),
      rx('Candesartan', 'cande', 2, [
        ['tablet', '8 mg', 3_400],
        ['tablet', '16 mg', 5_400],
      ]),
      rx('Enalapril maleat', 'enala', 4, [
        ['tablet', '5 mg', 600],
        ['tablet', '10 mg', 1_000],
      ]),
      rx('Perindopril', 'perindo', 5, [
        ['tablet', '4 mg', 2_200],
        ['tablet', '5 mg', 3_200],
      ]),
      rx('Lisinopril', 'lisi', 3, [['tablet', '10 mg', 1_800]]),
      rx('Captopril', 'capto', 3, [['tablet', '25 mg', 500]]),
      rx('Nifedipin', 'nife', 4, [
        ['retard', '20 mg', 900],
        ['retard', '30 mg', 3_300],
      ]),
      rx('Felodipin', 'felo', 2, [['retard', '5 mg', 2_400]]),
      rx('Lercanidipin', 'lerca', 2, [['coated', '10 mg', 3_600]]),
      rx('Methyldopa', 'dopa', 2, [['coated', '250 mg', 2_100]]),
      rx('Indapamid', 'inda', 3, [['retard', '1,5 mg', 2_300]]),
    ],
  },
  {
    group: 'Mỡ máu',
    drugs: [
      rx('Atorvastatin', 'atorva', 7, [
        ['coated', '10 mg', 1_300],
        ['coated', '20 mg', 2_100],
        ['coated', '40 mg', 3_900],
      ]),
      rx('Rosuvastatin', 'rosuva', 6, [
        ['coated', '5 mg', 2_200],
        ['coated', '10 mg', 3_400],
        ['coated', '20 mg', 5_600],
      ]),
      rx('Simvastatin', 'simva', 2, [['coated', '20 mg', 1_700]]),
      rx('Fenofibrat', 'feno', 4, [
        ['capsule', '160 mg', 3_300],
        ['capsule', '200 mg', 2_400],
      ]),
      rx('Ezetimib', 'ezeti', 3, [['tablet', '10 mg', 4_200]]),
    ],
  },
  {
    group: 'Chống đông, kết tập tiểu cầu',
    drugs: [
      rx('Clopidogrel', 'clopi', 5, [['coated', '75 mg', 2_900]]),
      rx('Aspirin', 'aspi', 5, [['coated', '81 mg', 500]]),
      rx('Clopidogrel + Aspirin', 'clopias', 3, [['coated', '75 mg/100 mg', 4_900]]),
      rx('Rivaroxaban', 'riva', 2, [
        ['coated', '15 mg', 21_000],
        ['coated', '20 mg', 24_000],
      ]),
      rx('Acenocoumarol', 'aceno', 1, [['tablet', '4 mg', 2_600]]),
      otc('Diosmin + Hesperidin', 'diosmin', 6, [
        ['coated', '450 mg/50 mg', 3_100],
        ['coated', '900 mg/100 mg', 6_400],
      ]),
      rx('Acid tranexamic', 'traxam', 3, [
        ['capsule', '250 mg', 2_200],
        ['coated', '500 mg', 3_800],
      ]),
    ],
  },
  {
    group: 'Suy tim, đau thắt ngực',
    drugs: [
      rx('Bisoprolol fumarat', 'biso', 6, [
        ['coated', '2,5 mg', 1_300],
        ['coated', '5 mg', 1_900],
      ]),
      rx('Metoprolol', 'meto', 3, [
        ['retard', '25 mg', 4_600],
        ['retard', '50 mg', 6_200],
      ]),
      rx('Nebivolol', 'nebi', 3, [['tablet', '5 mg', 4_600]]),
      rx('Carvedilol', 'carve', 2, [
        ['tablet', '6,25 mg', 1_800],
        ['tablet', '12,5 mg', 2_600],
      ]),
      rx('Propranolol', 'pranolo', 2, [['tablet', '40 mg', 900]]),
      rx('Trimetazidin', 'trimeta', 5, [
        ['coated', '20 mg', 1_000],
        ['retard', '35 mg', 2_300],
      ]),
      rx('Isosorbid mononitrat', 'sorbid', 2, [['retard', '60 mg', 3_600]]),
      rx('Nitroglycerin', 'nitro', 2, [['retard', '2,6 mg', 2_300]]),
      rx('Ivabradin', 'ivabra', 2, [['coated', '5 mg', 9_300]]),
      rx('Digoxin', 'digo', 1, [['tablet', '0,25 mg', 900]]),
      rx('Furosemid', 'furo', 3, [['tablet', '40 mg', 500]]),
      rx('Spironolacton', 'spiro', 3, [
        ['tablet', '25 mg', 1_800],
        ['tablet', '50 mg', 3_200],
      ]),
    ],
  },
]
