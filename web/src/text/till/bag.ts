/** Sentences of the labels of dose bags. */
export const bagText = {
  title: 'In nhãn túi liều',
  hint: 'Mỗi liều một túi, mỗi túi một nhãn.',
  button: 'Nhãn túi',
  paper: 'Khổ nhãn',
  patient: 'Người dùng thuốc',
  dose: 'Liều in',
  allDoses: 'Tất cả các liều',
  shiftX: 'Lệch phải (mm)',
  shiftY: 'Lệch xuống (mm)',
  preview: 'Xem trước nhãn đầu tiên',
  print: 'In nhãn',
  close: 'Đóng',
  sum: (labels: string, pages: string) => `${labels} nhãn, ${pages} trang`,
} as const
