export const discountOrderText = {
  title: 'Thứ tự chương trình',
  open: 'Sắp thứ tự',
  hint: 'Kéo một dòng, hoặc bấm Alt+↑ và Alt+↓. Số nhỏ được xét trước; chương trình cùng số thì khách được mức lợi hơn.',
  up: (name: string) => `Đưa ${name} lên`,
  down: (name: string) => `Đưa ${name} xuống`,
}
