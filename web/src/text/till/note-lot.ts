/** A lot that lies on the shelf and that the books do not have. */
export const noteLotText = {
  open: 'Lô trên hộp không có ở đây',
  fix: 'Nhập lô trên hộp',
  hint: 'Ghi số lô và hạn in trên hộp. Hàng của lô này ghi là bán trước, phiếu nhập sau sẽ bù.',
  hintOffline: 'Ghi số lô và hạn in trên hộp. Mất mạng: lô mới được gửi cùng hóa đơn.',
  needsNetwork: 'Mất mạng: đơn này cần có mạng mới ghi được lô mới.',
  number: 'Số lô',
  expiry: 'Hạn dùng',
  save: 'Ghi lô',
  numberMissing: 'Nhập số lô',
  expiryMissing: 'Nhập hạn dùng',
}
