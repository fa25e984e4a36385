import type { Season } from '../catalogue/product-groups.ts'

/** Why people come: the groups that they then buy from. */
export interface Need {
  groups: readonly string[]
  weight: number
  season?: Season
  /** They take boxes for a month instead of blisters for a week. */
  isChronic?: boolean
}

/** Reasons to come in, by weight. A customer who comes for something else buys from the whole shop. */
export const needs: readonly Need[] = [
  {
    groups: ['Cảm cúm', 'Hạ sốt, giảm đau', 'Ho, long đờm', 'Họng, răng miệng', 'Vitamin', 'Đông dược ho, cảm'],
    weight: 15,
    season: 'cold',
  },
  { groups: ['Nhỏ mũi, xịt mũi', 'Dị ứng', 'Nước muối, vệ sinh', 'Nhỏ mắt'], weight: 8, season: 'cold' },
  {
    groups: [
      'Kháng sinh Beta-lactam',
      'Kháng sinh Macrolid và Quinolon',
      'Hạ sốt, giảm đau',
      'Ho, long đờm',
      'Men vi sinh',
    ],
    weight: 9,
  },
  {
    groups: ['Hạ huyết áp', 'Mỡ máu', 'Chống đông, kết tập tiểu cầu', 'Suy tim, đau thắt ngực'],
    weight: 9,
    isChronic: true,
  },
  { groups: ['Đái tháo đường', 'Hạ huyết áp', 'Mỡ máu', 'Que thử, kim, bơm tiêm'], weight: 5, isChronic: true },
  { groups: ['Dạ dày, thực quản', 'Chống nôn, co thắt', 'Ruột và men tiêu hóa'], weight: 9 },
  {
    groups: ['Ruột và men tiêu hóa', 'Bù nước, điện giải', 'Men vi sinh', 'Kháng nấm, ký sinh trùng'],
    weight: 6,
    season: 'heat',
  },
  {
    groups: [
      'Kháng viêm, giảm đau khớp',
      'Giãn cơ',
      'Gút, loãng xương',
      'Dầu, cao xoa',
      'Đông dược xương khớp, bồi bổ',
    ],
    weight: 6,
  },
  { groups: ['Bôi da kháng viêm', 'Bôi da kháng khuẩn, nấm', 'Sát trùng, mụn, tóc', 'Bông, băng, gạc'], weight: 6 },
  { groups: ['Phụ khoa', 'Tránh thai', 'Que thử, kim, bơm tiêm', 'Kế hoạch hóa gia đình'], weight: 5 },
  { groups: ['Đồ dùng cho bé', 'Sữa, dinh dưỡng', 'Men vi sinh', 'Vitamin, khoáng chất bổ sung'], weight: 4 },
  { groups: ['Tuần hoàn não', 'An thần, tâm thần', 'Hỗ trợ gan, giấc ngủ', 'Khoáng chất'], weight: 4 },
  { groups: ['Khẩu trang, găng tay', 'Nước muối, vệ sinh', 'Bông, băng, gạc'], weight: 5, season: 'cold' },
]

/** How much more than usual a season's needs are felt: colds from October to February, bowels and thirst from March to June. */
export function seasonFactor(season: Season | null | undefined, day: string): number {
  const month = Number(day.slice(5, 7))
  if (season === 'cold') return month >= 10 || month <= 2 ? 1.6 : 0.85
  if (season === 'heat') return month >= 3 && month <= 6 ? 1.5 : 0.9
  return 1
}
