import { controlled, type DrugGroup, otc, rx } from '../drug.ts'

/** Pain, fever, infections and parasites. */
export const painAndInfection: readonly DrugGroup[] = [
  {
    group: 'Hạ sốt, giảm đau',
    drugs: [
      otc('Paracetamol', 'cetamol', 10, [
        ['tablet', '500 mg', 500],
        ['coated', '650 mg', 900],
        ['effervescent', '500 mg', 2_600],
        ['sachet', '150 mg', 1_900],
        ['sachet', '250 mg', 2_300],
        ['suppository', '80 mg', 2_500],
        ['suppository', '300 mg', 3_400],
        ['syrup', '120 mg/5 ml', 28_000, '60 ml'],
      ]),
      otc('Paracetamol + Cafein', 'dafein', 8, [
        ['tablet', '500 mg/65 mg', 1_200],
        ['effervescent', '500 mg/65 mg', 3_600],
      ]),
      otc('Paracetamol + Ibuprofen', 'parafen', 5, [['coated', '325 mg/200 mg', 1_300]]),
      otc('Ibuprofen', 'profen', 7, [
        ['coated', '200 mg', 900],
        ['coated', '400 mg', 1_400],
        ['suspension', '100 mg/5 ml', 42_000, '60 ml'],
        ['softgel', '400 mg', 2_200],
      ]),
      otc('Acid acetylsalicylic', 'salicyl', 2, [['effervescent', '500 mg', 2_400]]),
    ],
  },
  {
    group: 'Giảm đau kiểm soát đặc biệt',
    drugs: [
      controlled('narcotic', 'Paracetamol + Codein phosphat', 'codamol', 3, [
        ['tablet', '500 mg/30 mg', 2_700],
        ['effervescent', '500 mg/30 mg', 4_800],
      ]),
      controlled('narcotic', 'Paracetamol + Tramadol', 'tradamol', 3, [['coated', '325 mg/37,5 mg', 4_200]]),
      controlled('narcotic', 'Tramadol hydroclorid', 'tradol', 1, [['capsule', '50 mg', 2_900]]),
    ],
  },
  {
    group: 'Đau nửa đầu',
    drugs: [
      rx('Sumatriptan', 'triptan', 1, [['few', '50 mg', 32_000]]),
      rx('Flunarizin', 'nari', 4, [
        ['capsule', '5 mg', 900],
        ['capsule', '10 mg', 1_600],
      ]),
    ],
  },
  {
    group: 'Kháng sinh Beta-lactam',
    drugs: [
      rx('Amoxicilin', 'moxil', 8, [
        ['capsule', '250 mg', 900],
        ['capsule', '500 mg', 1_500],
        ['sachet', '250 mg', 2_600],
        ['suspension', '250 mg/5 ml', 48_000, '60 ml'],
      ]),
      rx('Amoxicilin + Acid clavulanic', 'clamox', 7, [
        ['coated', '500 mg/125 mg', 8_500],
        ['coated', '875 mg/125 mg', 13_500],
        ['sachet', '250 mg/31,25 mg', 7_500],
        ['sachet', '500 mg/62,5 mg', 11_000],
      ]),
      rx('Cephalexin', 'lexin', 5, [
        ['capsule', '500 mg', 1_900],
        ['sachet', '250 mg', 2_700],
      ]),
      rx('Cefuroxim', 'furox', 6, [
        ['coated', '250 mg', 5_200],
        ['coated', '500 mg', 8_800],
        ['sachet', '125 mg', 5_400],
      ]),
      rx('Cefixim', 'fixim', 6, [
        ['capsule', '100 mg', 3_600],
        ['coated', '200 mg', 6_400],
        ['sachet', '50 mg', 3_900],
      ]),
      rx('Cefdinir', 'dinir', 4, [
        ['capsule', '300 mg', 9_800],
        ['sachet', '125 mg', 7_600],
      ]),
      rx('Cefpodoxim', 'podox', 4, [
        ['coated', '100 mg', 5_600],
        ['coated', '200 mg', 9_400],
        ['sachet', '100 mg', 7_200],
      ]),
      rx('Cefaclor', 'clor', 4, [
        ['capsule', '250 mg', 4_300],
        ['sachet', '125 mg', 4_600],
      ]),
      rx('Cefadroxil', 'droxil', 3, [['capsule', '500 mg', 2_300]]),
    ],
  },
  {
    group: 'Kháng sinh Macrolid và Quinolon',
    drugs: [
      rx('Azithromycin', 'zithro', 6, [
        ['few', '250 mg', 5_800],
        ['few', '500 mg', 9_500],
        ['sachet', '100 mg', 4_800],
        ['sachet', '200 mg', 6_500],
      ]),
      rx('Clarithromycin', 'clari', 4, [
        ['coated', '250 mg', 5_200],
        ['coated', '500 mg', 8_700],
      ]),
      rx('Spiramycin + Metronidazol', 'spirazol', 5, [['coated', '750.000 IU/125 mg', 2_600]]),
      rx('Erythromycin', 'ery', 2, [['coated', '500 mg', 2_100]]),
      rx('Ciprofloxacin', 'cipro', 4, [['coated', '500 mg', 1_700]]),
      rx('Levofloxacin', 'levo', 5, [
        ['few', '500 mg', 4_900],
        ['few', '750 mg', 9_200],
      ]),
      rx('Ofloxacin', 'oflo', 2, [['coated', '200 mg', 1_300]]),
      rx('Moxifloxacin', 'moxiflo', 2, [['few', '400 mg', 19_500]]),
    ],
  },
  {
    group: 'Kháng sinh khác',
    drugs: [
      rx('Metronidazol', 'nida', 5, [['tablet', '250 mg', 500]]),
      rx('Doxycyclin', 'doxy', 3, [['capsule', '100 mg', 900]]),
      rx('Sulfamethoxazol + Trimethoprim', 'trim', 3, [['tablet', '400 mg/80 mg', 600]]),
      rx('Clindamycin', 'clinda', 3, [
        ['capsule', '150 mg', 1_900],
        ['capsule', '300 mg', 3_300],
      ]),
      rx('Tinidazol', 'tini', 2, [['coated', '500 mg', 1_500]]),
      rx('Lincomycin', 'linco', 2, [['capsule', '500 mg', 1_600]]),
    ],
  },
  {
    group: 'Kháng virus',
    drugs: [
      rx('Aciclovir', 'clovir', 4, [
        ['tablet', '200 mg', 1_100],
        ['tablet', '400 mg', 1_900],
        ['tablet', '800 mg', 3_400],
      ]),
      rx('Oseltamivir', 'tavir', 4, [['few', '75 mg', 42_000]]),
      rx('Tenofovir disoproxil fumarat', 'nofovir', 3, [['coated', '300 mg', 5_600]]),
      rx('Entecavir', 'tecavir', 2, [['coated', '0,5 mg', 13_500]]),
      otc('Inosin pranobex', 'prano', 3, [['tablet', '500 mg', 7_800]]),
    ],
  },
  {
    group: 'Kháng nấm, ký sinh trùng',
    drugs: [
      rx('Fluconazol', 'fluco', 3, [['few', '150 mg', 9_800]]),
      rx('Itraconazol', 'itra', 3, [['capsule', '100 mg', 8_400]]),
      rx('Griseofulvin', 'griseo', 1, [['tablet', '500 mg', 1_900]]),
      otc('Albendazol', 'benda', 4, [
        ['emergency', '400 mg', 6_500],
        ['emergency', '200 mg', 4_500],
      ]),
      otc('Mebendazol', 'meben', 5, [['emergency', '500 mg', 9_500]]),
      rx('Ivermectin', 'ivec', 2, [['few', '6 mg', 14_500]]),
      rx('Nystatin', 'nysta', 3, [['coated', '500.000 IU', 1_100]]),
    ],
  },
]
