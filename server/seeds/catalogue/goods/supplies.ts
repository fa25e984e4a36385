import { type Good, goodsOf } from './good.ts'

const box = (...sizes: number[]) => ({ unit: 'Hộp', sizes })

/** Dressings, masks, tests and instruments; brands are invented. */
export const supplies: readonly Good[] = [
  ...goodsOf('device', 'Khẩu trang, găng tay', [
    {
      name: 'Khẩu trang y tế 4 lớp',
      demand: 9,
      unit: 'Cái',
      outer: box(50),
      variants: [
        ['màu xanh', 1_000],
        ['màu trắng', 1_000],
        ['than hoạt tính', 1_200],
      ],
      brands: ['Thanh Khiết', 'Sao Mai Xanh', 'Bảo An'],
    },
    {
      name: 'Khẩu trang 5D',
      demand: 7,
      unit: 'Cái',
      outer: { unit: 'Túi', sizes: [10] },
      variants: [
        ['người lớn', 2_000],
        ['trẻ em', 2_000],
      ],
      brands: ['Sao Mai Xanh', 'Fami Mask'],
    },
    {
      name: 'Khẩu trang N95',
      demand: 3,
      unit: 'Cái',
      outer: box(20),
      variants: [['không van', 12_000]],
      brands: ['Bảo An', 'Safeair'],
    },
    {
      name: 'Găng tay y tế',
      demand: 4,
      unit: 'Đôi',
      outer: box(50),
      variants: [
        ['cỡ S, có bột', 2_500],
        ['cỡ M, có bột', 2_500],
        ['cỡ M, không bột', 3_200],
      ],
      brands: ['Thanh Khiết', 'Glovita'],
    },
  ]),
  ...goodsOf('device', 'Bông, băng, gạc', [
    {
      name: 'Băng cá nhân',
      demand: 8,
      unit: 'Miếng',
      outer: box(100),
      variants: [
        ['vải 19 mm x 72 mm', 600],
        ['chống nước 19 mm x 72 mm', 900],
        ['hình thú', 800],
      ],
      brands: ['Lành Da', 'Ugoband'],
    },
    {
      name: 'Bông gòn y tế',
      demand: 5,
      unit: 'Gói',
      variants: [
        ['25 g', 9_000],
        ['50 g', 15_000],
        ['100 g', 26_000],
      ],
      brands: ['Mây Bông', 'Bạch Cúc'],
    },
    {
      name: 'Gạc tiệt trùng',
      demand: 6,
      unit: 'Gói',
      variants: [
        ['5 cm x 6,5 cm, 10 miếng', 6_000],
        ['7,5 cm x 7,5 cm, 10 miếng', 8_500],
        ['10 cm x 10 cm, 10 miếng', 12_000],
      ],
      brands: ['Bạch Cúc', 'Lành Da'],
    },
    {
      name: 'Băng thun',
      demand: 4,
      unit: 'Cuộn',
      variants: [
        ['2 móc, 7,5 cm', 14_000],
        ['3 móc, 10 cm', 19_000],
      ],
      brands: ['Bạch Cúc', 'Orthoflex'],
    },
    {
      name: 'Băng keo lụa',
      demand: 5,
      unit: 'Cuộn',
      variants: [
        ['1,25 cm x 5 m', 9_000],
        ['2,5 cm x 5 m', 16_000],
      ],
      brands: ['Lành Da', 'Silktape'],
    },
    {
      name: 'Tăm bông',
      demand: 5,
      unit: 'Hộp',
      variants: [
        ['người lớn, 100 que', 12_000],
        ['trẻ em, 100 que', 15_000],
      ],
      brands: ['Mây Bông', 'Sóc Nhỏ'],
    },
    {
      name: 'Miếng dán hạ sốt',
      demand: 6,
      unit: 'Miếng',
      outer: box(6, 16),
      variants: [
        ['trẻ em', 9_500],
        ['người lớn', 11_000],
      ],
      brands: ['Mát Lành', 'Coolpad'],
    },
  ]),
  ...goodsOf('device', 'Nước muối, vệ sinh', [
    {
      name: 'Nước muối sinh lý 0,9%',
      demand: 10,
      unit: 'Chai',
      variants: [
        ['súc miệng 500 ml', 9_000],
        ['súc miệng 1.000 ml', 15_000],
        ['vô khuẩn 100 ml', 12_000],
      ],
      brands: ['Suối Muối', 'Biển Trong', 'Natrilab'],
    },
    {
      name: 'Cồn y tế',
      demand: 7,
      unit: 'Chai',
      variants: [
        ['70 độ, 60 ml', 5_000],
        ['70 độ, 500 ml', 24_000],
        ['90 độ, 60 ml', 6_000],
        ['90 độ, 500 ml', 28_000],
      ],
      brands: ['Vạn Xuân Lab', 'Natrilab'],
    },
    {
      name: 'Oxy già 3%',
      demand: 5,
      unit: 'Chai',
      variants: [
        ['60 ml', 4_000],
        ['100 ml', 6_000],
      ],
      brands: ['Vạn Xuân Lab', 'Natrilab'],
    },
    {
      name: 'Xịt mũi nước biển',
      demand: 6,
      unit: 'Chai',
      variants: [
        ['ưu trương 70 ml', 68_000],
        ['đẳng trương 70 ml', 62_000],
        ['trẻ em 50 ml', 58_000],
      ],
      brands: ['Biển Trong', 'Sóng Biếc'],
    },
    {
      name: 'Gel rửa tay khô',
      demand: 4,
      unit: 'Chai',
      variants: [
        ['50 ml', 22_000],
        ['100 ml', 35_000],
        ['500 ml', 92_000],
      ],
      brands: ['Thanh Khiết', 'Handora'],
    },
    {
      name: 'Dung dịch vệ sinh phụ nữ',
      demand: 5,
      unit: 'Chai',
      variants: [
        ['trà xanh 100 ml', 38_000],
        ['trầu không 200 ml', 62_000],
      ],
      brands: ['Hoa Nhài', 'Femidew'],
    },
  ]),
  ...goodsOf('device', 'Que thử, kim, bơm tiêm', [
    {
      name: 'Que thử thai',
      demand: 7,
      unit: 'Cái',
      variants: [
        ['que nhúng', 8_000],
        ['bút thử', 22_000],
      ],
      brands: ['Tin Vui', 'Quickline', 'Hi Baby'],
    },
    {
      name: 'Que thử đường huyết',
      demand: 4,
      unit: 'Hộp',
      variants: [
        ['25 que', 195_000],
        ['50 que', 345_000],
      ],
      brands: ['Glucomate', 'Đường An'],
    },
    {
      name: 'Kim lấy máu',
      demand: 3,
      unit: 'Hộp',
      variants: [['100 kim', 48_000]],
      brands: ['Glucomate', 'Softlance'],
    },
    {
      name: 'Kit thử cúm A/B',
      demand: 3,
      unit: 'Kit',
      outer: box(20),
      variants: [['test nhanh', 78_000]],
      brands: ['Quickline', 'Viraline'],
    },
    {
      name: 'Kit thử sốt xuất huyết NS1',
      demand: 3,
      unit: 'Kit',
      outer: box(10),
      variants: [['test nhanh', 115_000]],
      brands: ['Quickline', 'Viraline'],
    },
    {
      name: 'Que thử rụng trứng',
      demand: 4,
      unit: 'Cái',
      variants: [['que nhúng', 9_000]],
      brands: ['Tin Vui', 'Quickline'],
    },
    {
      name: 'Bơm tiêm nhựa',
      demand: 5,
      unit: 'Cái',
      outer: box(100),
      variants: [
        ['1 ml', 2_000],
        ['5 ml', 2_000],
        ['10 ml', 2_500],
      ],
      brands: ['Vinasyr', 'Sterijet'],
    },
  ]),
  ...goodsOf(
    'device',
    'Máy đo, nhiệt kế',
    [
      {
        name: 'Nhiệt kế điện tử',
        demand: 4,
        unit: 'Cái',
        variants: [
          ['đầu mềm', 78_000],
          ['đầu cứng', 62_000],
        ],
        brands: ['Thermolab', 'Sóc Nhỏ'],
      },
      {
        name: 'Nhiệt kế hồng ngoại',
        demand: 2,
        unit: 'Cái',
        variants: [['đo trán', 485_000]],
        brands: ['Thermolab', 'Infracare'],
      },
      {
        name: 'Máy đo huyết áp',
        demand: 3,
        unit: 'Cái',
        variants: [
          ['bắp tay tự động', 890_000],
          ['cổ tay tự động', 690_000],
        ],
        brands: ['Tensolab', 'Mạch An'],
      },
      {
        name: 'Máy đo đường huyết',
        demand: 2,
        unit: 'Bộ',
        variants: [['kèm 25 que', 620_000]],
        brands: ['Glucomate', 'Đường An'],
      },
      {
        name: 'Máy xông khí dung',
        demand: 2,
        unit: 'Bộ',
        variants: [
          ['nén khí', 780_000],
          ['siêu âm cầm tay', 650_000],
        ],
        brands: ['Nebula Care', 'Hơi Thở Lành'],
      },
      {
        name: 'Máy đo SpO2',
        demand: 2,
        unit: 'Cái',
        variants: [['kẹp ngón', 320_000]],
        brands: ['Oxylab', 'Mạch An'],
      },
      {
        name: 'Hộp chia thuốc',
        demand: 3,
        unit: 'Cái',
        variants: [
          ['7 ngày', 32_000],
          ['7 ngày, 3 buổi', 58_000],
        ],
        brands: ['Ngăn Nắp', 'Pillbox Việt'],
      },
    ],
    { isLotManaged: false },
  ),
  ...goodsOf(
    'device',
    'Đai, nẹp, vớ',
    [
      {
        name: 'Đai lưng cột sống',
        demand: 2,
        unit: 'Cái',
        variants: [
          ['cỡ M', 185_000],
          ['cỡ L', 185_000],
          ['cỡ XL', 195_000],
        ],
        brands: ['Orthoflex', 'Vững Bước'],
      },
      {
        name: 'Băng gối',
        demand: 3,
        unit: 'Cái',
        variants: [
          ['cỡ M', 88_000],
          ['cỡ L', 88_000],
        ],
        brands: ['Orthoflex', 'Vững Bước'],
      },
      {
        name: 'Nẹp cổ tay',
        demand: 2,
        unit: 'Cái',
        variants: [
          ['bên trái', 96_000],
          ['bên phải', 96_000],
        ],
        brands: ['Orthoflex', 'Vững Bước'],
      },
      {
        name: 'Vớ y khoa',
        demand: 2,
        unit: 'Đôi',
        variants: [
          ['gối, cỡ M', 420_000],
          ['đùi, cỡ M', 560_000],
        ],
        brands: ['Venoleg', 'Vững Bước'],
      },
    ],
    { isLotManaged: false },
  ),
]
