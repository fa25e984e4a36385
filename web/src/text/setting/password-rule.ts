/** What a password has to be, said at each place where one is chosen, before it is sent. */
export const passwordRule =
  'Từ 8 ký tự; một câu dài dễ nhớ là tốt nhất. Không dùng từ nhiều người dùng (kể cả thêm số), tên, ngày, số điện thoại, dãy phím'
