/** Words of the groups of fields that several forms share. */
export const formText = {
  address: 'Địa chỉ',
  province: 'Tỉnh/Thành phố',
  ward: 'Phường/Xã',
  wardHint: 'Gõ tên hiện nay hoặc tên cũ',
  formerWard: (former: string, province: string) => `${province} · trước là ${former}`,
}
