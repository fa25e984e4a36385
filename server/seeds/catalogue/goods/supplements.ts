import { type Good, goodsOf } from './good.ts'

const box = (...sizes: number[]) => ({ unit: 'Hộp', sizes })
const jar = (...sizes: number[]) => ({ unit: 'Lọ', sizes })

/** Dietary supplements; brands are invented. */
export const supplements: readonly Good[] = [
  ...goodsOf('supplement', 'Vitamin, khoáng chất bổ sung', [
    {
      name: 'Viên sủi đa vitamin',
      demand: 6,
      unit: 'Tuýp',
      variants: [
        ['vị cam, 20 viên', 48_000],
        ['vị chanh, 20 viên', 48_000],
        ['vị xoài, 20 viên', 52_000],
      ],
      brands: ['Sủi Bừng', 'Vitasáng', 'Nắng Sớm', 'Fruvita'],
    },
    {
      name: 'Viên uống vitamin tổng hợp',
      demand: 5,
      unit: 'Lọ',
      variants: [
        ['cho nam, 60 viên', 320_000],
        ['cho nữ, 60 viên', 320_000],
        ['trên 50 tuổi, 60 viên', 365_000],
      ],
      brands: ['Daily Root', 'Vitacore', 'Thiên Mộc'],
    },
    {
      name: 'Canxi nano MK7',
      demand: 5,
      unit: 'Viên',
      outer: box(30, 60),
      variants: [['Canxi, D3, K2', 5_200]],
      brands: ['Caliva', 'Xương Vàng', 'Nano Bone', 'Calmix'],
    },
    {
      name: 'Siro bổ sung kẽm',
      demand: 5,
      unit: 'Chai',
      variants: [
        ['100 ml', 98_000],
        ['120 ml vị dâu', 118_000],
      ],
      brands: ['Bé Khỏe Zin', 'Kiddozin', 'Ong Vàng'],
    },
    {
      name: 'Sắt nước cho bà bầu',
      demand: 4,
      unit: 'Ống',
      outer: box(20),
      variants: [['10 ml', 8_500]],
      brands: ['Ferrikid', 'Mẹ An', 'Hemalight'],
    },
    {
      name: 'Kẹo dẻo vitamin C',
      demand: 4,
      unit: 'Hũ',
      variants: [
        ['60 viên', 145_000],
        ['30 viên', 82_000],
      ],
      brands: ['Gấu Mật', 'Yummi C'],
    },
    {
      name: 'Siro ăn ngon',
      demand: 5,
      unit: 'Chai',
      variants: [
        ['100 ml', 85_000],
        ['125 ml', 105_000],
      ],
      brands: ['Bống Ăn', 'Măm Măm', 'Lysinkid'],
    },
  ]),
  ...goodsOf('supplement', 'Dầu cá, Omega', [
    {
      name: 'Dầu cá Omega 3',
      demand: 5,
      unit: 'Lọ',
      variants: [
        ['1.000 mg, 100 viên', 285_000],
        ['1.000 mg, 200 viên', 495_000],
        ['1.200 mg, 60 viên', 240_000],
      ],
      brands: ['Biển Sâu', 'Nordsea', 'Omegafine'],
    },
    {
      name: 'DHA cho bé',
      demand: 4,
      unit: 'Chai',
      variants: [
        ['nhỏ giọt 15 ml', 265_000],
        ['siro 120 ml', 320_000],
      ],
      brands: ['Kidsea', 'Smartfish'],
    },
    {
      name: 'DHA cho bà bầu',
      demand: 3,
      unit: 'Lọ',
      variants: [['60 viên', 395_000]],
      brands: ['Mẹ An', 'Prenasea'],
    },
  ]),
  ...goodsOf('supplement', 'Men vi sinh', [
    {
      name: 'Men vi sinh cốm',
      demand: 6,
      unit: 'Gói',
      outer: box(20, 30),
      variants: [
        ['trẻ em', 6_200],
        ['người lớn', 6_800],
      ],
      brands: ['Bụng Êm', 'Lactokid', 'Probisan'],
    },
    {
      name: 'Men vi sinh ống',
      demand: 5,
      unit: 'Ống',
      outer: box(20),
      variants: [
        ['3 tỷ lợi khuẩn', 7_200],
        ['5 tỷ lợi khuẩn', 9_200],
      ],
      brands: ['Bụng Êm', 'Enterolin', 'Sporabio'],
    },
  ]),
  ...goodsOf('supplement', 'Hỗ trợ xương khớp', [
    {
      name: 'Glucosamin Chondroitin',
      demand: 4,
      unit: 'Lọ',
      variants: [
        ['60 viên', 385_000],
        ['120 viên', 690_000],
      ],
      brands: ['Jointara', 'Khớp An', 'Gluflex'],
    },
    {
      name: 'Viên khớp thảo dược',
      demand: 5,
      unit: 'Viên',
      outer: box(30),
      variants: [['Cao quy bản, sụn vi cá', 5_400]],
      brands: ['Hoàng Cốt', 'Khớp An', 'Tọa Cốt Linh'],
    },
    {
      name: 'Collagen tuýp II',
      demand: 3,
      unit: 'Viên',
      outer: jar(30, 60),
      variants: [['40 mg', 9_800]],
      brands: ['Jointara', 'Cartilux'],
    },
  ]),
  ...goodsOf('supplement', 'Hỗ trợ gan, giấc ngủ', [
    {
      name: 'Viên giải độc gan',
      demand: 5,
      unit: 'Viên',
      outer: box(30, 60),
      variants: [
        ['Cà gai leo, Actiso', 3_900],
        ['Kế sữa 300 mg', 6_500],
      ],
      brands: ['Gan Xanh', 'Livora', 'Heplife'],
    },
    {
      name: 'Viên ngủ ngon',
      demand: 4,
      unit: 'Viên',
      outer: box(20, 30),
      variants: [['Bình vôi, Lạc tiên, Tâm sen', 4_600]],
      brands: ['Mộng Lành', 'Sleepine', 'An Giấc'],
    },
    {
      name: 'Giải rượu',
      demand: 4,
      unit: 'Gói',
      outer: box(10),
      variants: [
        ['gói nước 20 ml', 16_000],
        ['viên 2 viên', 22_000],
      ],
      brands: ['Tỉnh Táo', 'Hangfree'],
    },
    {
      name: 'Trà túi lọc',
      demand: 3,
      unit: 'Hộp',
      variants: [
        ['actiso 20 túi', 38_000],
        ['tâm sen 20 túi', 36_000],
        ['cà gai leo 25 túi', 45_000],
        ['gừng 20 túi', 32_000],
      ],
      brands: ['Đồi Trà', 'Mộc Sơn'],
    },
  ]),
  ...goodsOf('supplement', 'Làm đẹp, sinh lý', [
    {
      name: 'Collagen nước',
      demand: 3,
      unit: 'Chai',
      outer: box(10),
      variants: [
        ['5.000 mg, 50 ml', 42_000],
        ['10.000 mg, 50 ml', 58_000],
      ],
      brands: ['Ngọc Da', 'Belladew'],
    },
    {
      name: 'Viên uống nội tiết tố nữ',
      demand: 3,
      unit: 'Viên',
      outer: box(30),
      variants: [['Mầm đậu nành, Sâm tố nữ', 8_900]],
      brands: ['Xuân Sắc', 'Femilis'],
    },
    {
      name: 'Viên bổ thận nam',
      demand: 3,
      unit: 'Viên',
      outer: box(30),
      variants: [['Nhục thung dung, Dâm dương hoắc', 9_600]],
      brands: ['Tráng Lực', 'Maxgar'],
    },
    {
      name: 'Viên giảm rụng tóc',
      demand: 3,
      unit: 'Viên',
      outer: box(30, 60),
      variants: [['Biotin, Kẽm, Hà thủ ô', 5_800]],
      brands: ['Suối Tóc', 'Hairlen'],
    },
  ]),
]
