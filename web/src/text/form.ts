/** Words of the groups of fields that several forms share. */
export const formText = {
  address: 'Địa chỉ',
}
