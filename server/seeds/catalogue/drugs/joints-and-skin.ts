import { type DrugGroup, otc, rx } from '../drug.ts'

/** Joints, muscles, skin, eyes, ears, nose and throat. */
export const jointsAndSkin: readonly DrugGroup[] = [
  {
    group: 'Kháng viêm, giảm đau khớp',
    drugs: [
      rx('Diclofenac', 'diclo', 6, [
        ['coated', '50 mg', 500],
        ['retard', '75 mg', 900],
        ['skinGel', '1%', 32_000, '20 g'],
        ['suppository', '100 mg', 9_800],
      ]),
      rx('Meloxicam', 'melox', 6, [
        ['tablet', '7,5 mg', 700],
        ['tablet', '15 mg', 1_200],
      ]),
      rx('Celecoxib', 'cele', 5, [
        ['capsule', '100 mg', 1_900],
        ['capsule', '200 mg', 3_000],
      ]),
      rx('Etoricoxib', 'etori', 5, [
        ['coated', '60 mg', 5_300],
        ['coated', '90 mg', 6_900],
        ['coated', '120 mg', 8_200],
      ]),
      otc('Alphachymotrypsin', 'alpha', 8, [
        ['tablet', '4.200 đơn vị', 900],
        ['tablet', '8.400 đơn vị', 1_600],
      ]),
      otc('Glucosamin sulfat', 'gluco', 6, [
        ['coated', '500 mg', 1_900],
        ['sachet', '1.500 mg', 6_300],
      ]),
      otc('Methyl salicylat + Menthol', 'salimen', 7, [
        ['patch', '6,3 g/5,7 g', 2_100, '7 cm x 10 cm'],
        ['skinGel', '15%/10%', 28_000, '30 g'],
      ]),
      rx('Naproxen', 'napro', 2, [['coated', '500 mg', 3_400]]),
      rx('Piroxicam', 'piro', 1, [['capsule', '20 mg', 900]]),
      otc('Ketoprofen', 'keto', 4, [['skinGel', '2,5%', 48_000, '30 g']]),
    ],
  },
  {
    group: 'Giãn cơ',
    drugs: [
      rx('Eperison', 'eperi', 5, [['coated', '50 mg', 900]]),
      rx('Tolperison', 'tolpe', 3, [
        ['coated', '50 mg', 900],
        ['coated', '150 mg', 2_200],
      ]),
      rx('Thiocolchicosid', 'thioco', 3, [['tablet', '4 mg', 2_700]]),
      otc('Methocarbamol', 'metho', 3, [['coated', '500 mg', 1_900]]),
    ],
  },
  {
    group: 'Gút, loãng xương',
    drugs: [
      rx('Allopurinol', 'allo', 4, [
        ['tablet', '100 mg', 700],
        ['tablet', '300 mg', 1_300],
      ]),
      rx('Febuxostat', 'febu', 4, [
        ['coated', '40 mg', 7_600],
        ['coated', '80 mg', 12_500],
      ]),
      rx('Colchicin', 'colchi', 5, [['tablet', '1 mg', 1_100]]),
      rx('Alendronat natri', 'alen', 2, [['few', '70 mg', 48_000]]),
      otc('Calci carbonat + Vitamin D3', 'calci', 7, [
        ['coated', '1.250 mg/440 IU', 2_300],
        ['effervescent', '600 mg/400 IU', 4_100],
        ['chewable', '500 mg/200 IU', 1_900],
      ]),
    ],
  },
  {
    group: 'Bôi da kháng viêm',
    drugs: [
      rx('Betamethason dipropionat', 'betada', 5, [['cream', '0,064%', 24_000, '15 g']]),
      rx('Betamethason + Gentamicin + Clotrimazol', 'gentri', 7, [['cream', '6,4 mg/10 mg/100 mg', 19_000, '10 g']]),
      rx('Fluocinolon acetonid', 'fluocin', 5, [['ointment', '0,025%', 12_000, '10 g']]),
      rx('Mometason furoat', 'mome', 2, [['cream', '0,1%', 62_000, '15 g']]),
      rx('Clobetasol propionat', 'clobe', 3, [['cream', '0,05%', 21_000, '15 g']]),
      otc('Hydrocortison', 'hydrocor', 3, [['cream', '1%', 29_000, '15 g']]),
      rx('Tacrolimus', 'tacro', 2, [['ointment', '0,1%', 118_000, '10 g']]),
      otc('Dexpanthenol', 'dexpan', 6, [['cream', '5%', 38_000, '20 g']]),
    ],
  },
  {
    group: 'Bôi da kháng khuẩn, nấm',
    drugs: [
      otc('Clotrimazol', 'clotri', 5, [['cream', '1%', 18_000, '15 g']]),
      otc('Ketoconazol', 'ketoco', 6, [
        ['cream', '2%', 16_000, '10 g'],
        ['shampoo', '2%', 68_000, '100 ml'],
      ]),
      otc('Terbinafin', 'terbi', 4, [['cream', '1%', 27_000, '10 g']]),
      rx('Acid fusidic', 'fusi', 5, [['cream', '2%', 52_000, '15 g']]),
      rx('Mupirocin', 'mupi', 4, [['ointment', '2%', 46_000, '5 g']]),
      otc('Aciclovir bôi', 'acyclo', 5, [['cream', '5%', 13_000, '5 g']]),
      rx('Acid fusidic + Betamethason', 'fusibe', 4, [['cream', '2%/0,1%', 64_000, '15 g']]),
      otc('Permethrin', 'perme', 2, [['cream', '5%', 78_000, '30 g']]),
      otc('Miconazol', 'mico', 3, [['cream', '2%', 22_000, '10 g']]),
    ],
  },
  {
    group: 'Sát trùng, mụn, tóc',
    drugs: [
      otc('Povidon iod', 'povi', 8, [
        ['solution', '10%', 14_000, '20 ml'],
        ['solution', '10%', 38_000, '90 ml'],
      ]),
      otc('Adapalen', 'adapa', 3, [['skinGel', '0,1%', 68_000, '15 g']]),
      otc('Benzoyl peroxid', 'benzo', 3, [['skinGel', '5%', 74_000, '15 g']]),
      rx('Isotretinoin', 'isotre', 3, [['softgel', '10 mg', 6_300]]),
      rx('Clindamycin bôi', 'clindagel', 3, [['skinGel', '1%', 48_000, '15 g']]),
      otc('Minoxidil', 'mino', 2, [['solution', '5%', 185_000, '60 ml']]),
      otc('Hexamidin', 'hexa', 2, [['solution', '0,1%', 52_000, '45 ml']]),
      otc('Acid salicylic', 'salic', 3, [['ointment', '5%', 16_000, '10 g']]),
    ],
  },
  {
    group: 'Nhỏ mắt',
    drugs: [
      otc('Natri clorid nhỏ mắt', 'natri', 9, [['dropper', '0,9%', 4_000, '10 ml']]),
      rx('Tobramycin', 'tobra', 6, [['dropper', '0,3%', 36_000, '5 ml']]),
      rx('Tobramycin + Dexamethason', 'tobrodexa', 5, [['dropper', '0,3%/0,1%', 46_000, '5 ml']]),
      rx('Ofloxacin nhỏ mắt', 'oflovis', 3, [['dropper', '0,3%', 44_000, '5 ml']]),
      otc('Natri hyaluronat', 'hyalu', 6, [
        ['dropper', '0,1%', 58_000, '10 ml'],
        ['dropper', '0,18%', 78_000, '10 ml'],
      ]),
      otc('Natri carboxymethylcellulose', 'tearcel', 4, [['dropper', '0,5%', 66_000, '15 ml']]),
      rx('Olopatadin', 'olopa', 3, [['dropper', '0,2%', 92_000, '5 ml']]),
      rx('Moxifloxacin nhỏ mắt', 'moxivis', 2, [['dropper', '0,5%', 84_000, '5 ml']]),
      otc('Tetracyclin', 'tetra', 3, [['eyeOintment', '1%', 6_000, '5 g']]),
      rx('Timolol', 'timo', 1, [['dropper', '0,5%', 48_000, '5 ml']]),
    ],
  },
  {
    group: 'Nhỏ mũi, xịt mũi',
    drugs: [
      otc('Xylometazolin', 'xylo', 7, [
        ['noseDrops', '0,05%', 24_000, '10 ml'],
        ['noseSpray', '0,1%', 38_000, '15 ml'],
      ]),
      otc('Oxymetazolin', 'oxyme', 4, [['noseSpray', '0,05%', 46_000, '15 ml']]),
      rx('Fluticason propionat', 'flutica', 5, [['noseSpray', '50 mcg/liều', 138_000, '60 liều']]),
      rx('Mometason xịt mũi', 'momenas', 4, [['noseSpray', '50 mcg/liều', 168_000, '120 liều']]),
      rx('Azelastin', 'azela', 2, [['noseSpray', '0,1%', 126_000, '60 liều']]),
      otc('Naphazolin', 'napha', 4, [['noseDrops', '0,05%', 7_000, '8 ml']]),
    ],
  },
  {
    group: 'Họng, răng miệng',
    drugs: [
      otc('Amylmetacresol + Dicloro benzyl alcol', 'amylcol', 7, [['lozenge', '0,6 mg/1,2 mg', 1_900]]),
      otc('Benzydamin', 'benzyda', 4, [
        ['throatSpray', '0,15%', 88_000, '30 ml'],
        ['lozenge', '3 mg', 3_300],
      ]),
      otc('Lysozym + Tyrothricin', 'lyso', 5, [['lozenge', '5 mg/1 mg', 1_600]]),
      otc('Flurbiprofen', 'flurbi', 4, [['lozenge', '8,75 mg', 3_900]]),
      rx('Triamcinolon acetonid', 'triam', 4, [['ointment', '0,1%', 22_000, '5 g']]),
      otc('Clorhexidin', 'hexidin', 4, [['solution', '0,12%', 62_000, '250 ml']]),
    ],
  },
]
