/** Who works in the pharmacy of the demonstration beside its owner. Names and numbers are invented. */
export interface StaffMember {
  /** Of the user name: `demo.duyen`. */
  login: string
  fullName: string
  role: 'management' | 'staff'
  /** Branches by their place in the store, the first is where the person begins. */
  branches: readonly number[]
  /** How many of a hundred bills of a branch are theirs, beside the others'. */
  share: number
  /** Days from the day of the demonstration to the end of the practising certificate, of a pharmacist. */
  certificateEndsIn?: number
  certificate?: string
}

export const staff: readonly StaffMember[] = [
  {
    ...{ login: 'duyen', fullName: 'Trần Ngọc Duyên', role: 'management', branches: [0, 1], share: 10 },
    ...{ certificate: '2140/HCM-CCHND', certificateEndsIn: 700 },
  },
  {
    ...{ login: 'khang', fullName: 'Lê Minh Khang', role: 'staff', branches: [0], share: 35 },
    ...{ certificate: '5518/HCM-CCHND', certificateEndsIn: 41 },
  },
  { login: 'tuyen', fullName: 'Phạm Thị Bích Tuyền', role: 'staff', branches: [0], share: 40 },
  {
    ...{ login: 'phuc', fullName: 'Huỳnh Gia Phúc', role: 'staff', branches: [1], share: 50 },
    ...{ certificate: '7032/HCM-CCHND', certificateEndsIn: 1_200 },
  },
  { login: 'vy', fullName: 'Đặng Thanh Vy', role: 'staff', branches: [1], share: 35 },
]
