/** Invented doctors around the demonstration's pharmacy. Some of its liều are theirs. */
export const demoDoctors = [
  {
    name: 'Lương Thảo Nguyên',
    degree: 'BS.CKI',
    specialty: 'Nhi khoa',
    workplace: 'Phòng khám Nhi Mầm Xanh',
    phone: '0900 300 101',
  },
  {
    name: 'Tạ Quang Vinh',
    degree: 'ThS.BS',
    specialty: 'Tai mũi họng',
    workplace: 'Phòng khám Tai mũi họng An Bình',
    phone: '0900 300 102',
  },
  { name: 'Khúc Hải Yến', degree: 'BS', specialty: 'Nội tổng quát', workplace: 'Trạm y tế phường' },
] as const

export type DemoDoctor = (typeof demoDoctors)[number]['name']
