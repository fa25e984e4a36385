import { type Good, goodsOf } from './good.ts'

/** Body care, family planning, mother and child, milk; brands are invented. */
export const care: readonly Good[] = [
  ...goodsOf('cosmetic', 'Răng miệng', [
    {
      name: 'Kem đánh răng',
      demand: 5,
      unit: 'Tuýp',
      variants: [
        ['dược liệu 120 g', 36_000],
        ['răng nhạy cảm 100 g', 58_000],
        ['trẻ em vị dâu 50 g', 32_000],
      ],
      brands: ['Răng Ngọc', 'Dentora'],
    },
    {
      name: 'Nước súc miệng',
      demand: 4,
      unit: 'Chai',
      variants: [
        ['bạc hà 250 ml', 62_000],
        ['trà xanh 500 ml', 98_000],
      ],
      brands: ['Dentora', 'Hơi Thở Mát'],
    },
    {
      name: 'Chỉ nha khoa',
      demand: 3,
      unit: 'Hộp',
      variants: [['tăm chỉ 50 cây', 25_000]],
      brands: ['Dentora', 'Răng Ngọc'],
    },
  ]),
  ...goodsOf('cosmetic', 'Da, tóc', [
    {
      name: 'Sữa rửa mặt',
      demand: 4,
      unit: 'Tuýp',
      variants: [
        ['da dầu mụn 100 g', 118_000],
        ['da nhạy cảm 150 ml', 195_000],
      ],
      brands: ['Dermiva', 'Mộc Nhan', 'Eau Lys'],
    },
    {
      name: 'Kem chống nắng SPF 50+',
      demand: 4,
      unit: 'Tuýp',
      variants: [
        ['kiểm soát dầu 50 ml', 285_000],
        ['nâng tông 50 ml', 295_000],
      ],
      brands: ['Dermiva', 'Eau Lys'],
    },
    {
      name: 'Kem dưỡng ẩm',
      demand: 4,
      unit: 'Tuýp',
      variants: [
        ['da khô 50 g', 145_000],
        ['cho bé 50 g', 98_000],
      ],
      brands: ['Dermiva', 'Mộc Nhan'],
    },
    {
      name: 'Gel trị mụn',
      demand: 3,
      unit: 'Tuýp',
      variants: [['trà tràm 10 g', 86_000]],
      brands: ['Dermiva', 'Sạch Mụn'],
    },
    {
      name: 'Dầu gội dược liệu',
      demand: 3,
      unit: 'Chai',
      variants: [
        ['bồ kết 300 ml', 115_000],
        ['trị gàu 200 ml', 98_000],
      ],
      brands: ['Suối Tóc', 'Hương Bưởi'],
    },
    {
      name: 'Son dưỡng môi',
      demand: 3,
      unit: 'Thỏi',
      variants: [
        ['không màu 4 g', 45_000],
        ['dâu tây 4 g', 48_000],
      ],
      brands: ['Mộc Nhan', 'Lipdew'],
    },
    {
      name: 'Lăn khử mùi',
      demand: 3,
      unit: 'Chai',
      variants: [
        ['nam 50 ml', 68_000],
        ['nữ 50 ml', 68_000],
      ],
      brands: ['Khô Thoáng', 'Freshio'],
    },
  ]),
  ...goodsOf('device', 'Kế hoạch hóa gia đình', [
    {
      name: 'Bao cao su',
      demand: 6,
      unit: 'Hộp',
      variants: [
        ['siêu mỏng, 3 cái', 28_000],
        ['siêu mỏng, 12 cái', 98_000],
        ['có gai, 12 cái', 105_000],
        ['hương dâu, 10 cái', 82_000],
      ],
      brands: ['Đêm Êm', 'Softline', 'Airfeel'],
    },
    {
      name: 'Gel bôi trơn',
      demand: 2,
      unit: 'Tuýp',
      variants: [
        ['50 ml', 78_000],
        ['100 ml', 128_000],
      ],
      brands: ['Đêm Êm', 'Softline'],
    },
  ]),
  ...goodsOf('cosmetic', 'Đồ dùng cho bé', [
    {
      name: 'Khăn ướt',
      demand: 4,
      unit: 'Gói',
      variants: [
        ['không mùi 80 tờ', 28_000],
        ['không mùi 100 tờ', 34_000],
      ],
      brands: ['Sóc Nhỏ', 'Mềm Mại'],
    },
    {
      name: 'Phấn rôm',
      demand: 3,
      unit: 'Chai',
      variants: [['100 g', 42_000]],
      brands: ['Sóc Nhỏ', 'Bé Thơm'],
    },
    {
      name: 'Sữa tắm gội cho bé',
      demand: 3,
      unit: 'Chai',
      variants: [
        ['200 ml', 92_000],
        ['400 ml', 158_000],
      ],
      brands: ['Bé Thơm', 'Mềm Mại'],
    },
    {
      name: 'Kem chống hăm',
      demand: 4,
      unit: 'Tuýp',
      variants: [
        ['30 g', 68_000],
        ['60 g', 112_000],
      ],
      brands: ['Bé Thơm', 'Sóc Nhỏ'],
    },
    {
      name: 'Tã dán',
      demand: 3,
      unit: 'Gói',
      variants: [
        ['cỡ S, 40 miếng', 165_000],
        ['cỡ M, 36 miếng', 172_000],
        ['cỡ L, 34 miếng', 178_000],
      ],
      brands: ['Mềm Mại', 'Bông Êm'],
    },
  ]),
  ...goodsOf('plain', 'Sữa, dinh dưỡng', [
    {
      name: 'Sữa bột',
      demand: 3,
      unit: 'Lon',
      variants: [
        ['0–6 tháng, 400 g', 265_000],
        ['6–12 tháng, 400 g', 258_000],
        ['1–3 tuổi, 900 g', 465_000],
        ['trên 3 tuổi, 900 g', 445_000],
      ],
      brands: ['Đồng Cỏ', 'Nutrilacta'],
    },
    {
      name: 'Sữa cho người tiểu đường',
      demand: 3,
      unit: 'Lon',
      variants: [
        ['400 g', 295_000],
        ['900 g', 595_000],
      ],
      brands: ['Glucolac', 'Đồng Cỏ'],
    },
    {
      name: 'Sữa cho người cao tuổi',
      demand: 3,
      unit: 'Lon',
      variants: [
        ['400 g', 245_000],
        ['900 g', 485_000],
      ],
      brands: ['Xương Vàng', 'Nutrilacta'],
    },
    {
      name: 'Sữa uống dinh dưỡng',
      demand: 4,
      unit: 'Chai',
      outer: { unit: 'Lốc', sizes: [6] },
      variants: [
        ['vani 237 ml', 46_000],
        ['ít đường 237 ml', 46_000],
      ],
      brands: ['Nutrilacta', 'Glucolac'],
    },
    {
      name: 'Nước yến',
      demand: 4,
      unit: 'Hũ',
      outer: { unit: 'Hộp', sizes: [6] },
      variants: [
        ['đường phèn 70 ml', 32_000],
        ['không đường 70 ml', 34_000],
        ['đông trùng 70 ml', 42_000],
      ],
      brands: ['Đảo Yến Vàng', 'Yến Hòn Xanh'],
    },
    {
      name: 'Đường ăn kiêng',
      demand: 2,
      unit: 'Hộp',
      variants: [['50 gói', 88_000]],
      brands: ['Glucolac', 'Ngọt Lành'],
    },
  ]),
]
