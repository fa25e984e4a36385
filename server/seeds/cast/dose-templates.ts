import type { DemoDoctor } from './doctors.ts'

/** A component by what is in it; the best sold brand of the shop is taken. */
export interface DemoComponent {
  ingredient: string
  strength: string
  /** In the smallest unit, for one liều. */
  quantity: number
  when?: 'BEFORE' | 'AFTER'
}

export interface DemoTemplate {
  name: string
  disease: string
  /** Whose it is; left out, the shop's. */
  doctor?: DemoDoctor
  /** Đồng of one liều; without it what the components cost. */
  price?: number
  note?: string
  components: readonly DemoComponent[]
}

const of = (ingredient: string, strength: string, quantity = 1, when?: DemoComponent['when']): DemoComponent => ({
  ingredient,
  strength,
  quantity,
  ...(when && { when }),
})

/** What the pharmacists of the demonstration hand out daily: one liều is one bag, taken at one time. */
export const doseTemplates: readonly DemoTemplate[] = [
  {
    name: 'Cảm cúm người lớn 3 ngày',
    disease: 'Cảm cúm',
    price: 5_000,
    note: 'Sáng một túi, tối một túi: 6 liều.',
    components: [
      of('Paracetamol', '500 mg', 1, 'AFTER'),
      of('Clorpheniramin maleat', '4 mg', 1, 'AFTER'),
      of('Vitamin C', '500 mg', 1, 'AFTER'),
      of('Alphachymotrypsin', '4.200 đơn vị', 2),
    ],
  },
  {
    name: 'Cảm cúm trẻ em 6–12 tuổi 3 ngày',
    disease: 'Cảm cúm',
    doctor: 'Lương Thảo Nguyên',
    components: [of('Paracetamol', '250 mg', 1, 'AFTER'), of('Loratadin', '10 mg', 1), of('Kẽm gluconat', '70 mg', 1)],
  },
  {
    name: 'Ho khan, ngứa họng 5 ngày',
    disease: 'Ho',
    doctor: 'Tạ Quang Vinh',
    components: [
      of('Dextromethorphan hydrobromid', '15 mg', 1, 'AFTER'),
      of('Loratadin', '10 mg', 1),
      of('Alphachymotrypsin', '4.200 đơn vị', 2),
    ],
  },
  {
    name: 'Ho đờm 5 ngày',
    disease: 'Ho',
    price: 4_500,
    components: [
      of('Acetylcystein', '200 mg', 1, 'AFTER'),
      of('Bromhexin hydroclorid', '8 mg', 1, 'AFTER'),
      of('Vitamin C', '500 mg', 1, 'AFTER'),
    ],
  },
  {
    name: 'Viêm họng có kháng sinh 7 ngày',
    disease: 'Viêm họng',
    note: 'Chỉ bán theo đơn.',
    components: [
      of('Amoxicilin', '500 mg', 1, 'AFTER'),
      of('Paracetamol', '500 mg', 1, 'AFTER'),
      of('Alphachymotrypsin', '4.200 đơn vị', 2),
    ],
  },
  {
    name: 'Sổ mũi, hắt hơi dị ứng 5 ngày',
    disease: 'Dị ứng',
    components: [of('Cetirizin', '10 mg', 1, 'AFTER'), of('Vitamin C', '500 mg', 1, 'AFTER')],
  },
  {
    name: 'Mề đay, mẩn ngứa 5 ngày',
    disease: 'Dị ứng',
    components: [
      of('Fexofenadin', '60 mg', 1),

      of('Vitamin C', '500 mg', 1, 'AFTER'),
    ],
  },
  {
    name: 'Đau dạ dày, trào ngược 7 ngày',
    disease: 'Dạ dày',
    components: [of('Omeprazol', '20 mg', 1, 'BEFORE'), of('Domperidon', '10 mg', 1, 'BEFORE')],
  },
  {
    name: 'Tiêu chảy cấp 2 ngày',
    disease: 'Tiêu hóa',
    price: 6_500,
    note: 'Kèm bù nước, khám ngay nếu sốt hoặc đi ngoài ra máu.',
    components: [of('Diosmectit', '3 g', 1, 'BEFORE'), of('Berberin clorid', '10 mg', 4, 'AFTER')],
  },
  {
    name: 'Đau đầu, căng thẳng 3 ngày',
    disease: 'Đau đầu',
    components: [
      of('Paracetamol + Cafein', '500 mg/65 mg', 1, 'AFTER'),
      of('Vitamin B1 + B6 + B12', '125 mg/125 mg/125 mcg', 1, 'AFTER'),
    ],
  },
  {
    name: 'Đau lưng, mỏi cơ 5 ngày',
    disease: 'Xương khớp',
    note: 'Chỉ bán theo đơn.',
    components: [
      of('Meloxicam', '7,5 mg', 1, 'AFTER'),
      of('Vitamin B1 + B6 + B12', '125 mg/125 mg/125 mcg', 1, 'AFTER'),
      of('Omeprazol', '20 mg', 1, 'BEFORE'),
    ],
  },
  {
    name: 'Chóng mặt, tiền đình 5 ngày',
    disease: 'Thần kinh',
    components: [of('Acetyl leucin', '500 mg', 1, 'AFTER'), of('Cao bạch quả', '40 mg', 1, 'AFTER')],
  },
]
