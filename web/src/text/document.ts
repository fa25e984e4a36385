/** What every editor of a document says. */
export const documentText = {
  broughtBack: 'Đã mở lại phiếu đang soạn dở',
  startAnew: 'Soạn lại từ đầu',
  notKept: 'Máy này chưa ghi được phiếu đang soạn vào ổ đĩa. Hãy lưu tạm phiếu.',
}
