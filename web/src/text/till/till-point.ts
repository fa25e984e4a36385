export const tillPointText = {
  scope: 'Bán hàng',
  spend: 'Dùng điểm',
  useAll: 'Dùng hết',
  useAllKey: 'Dùng hết điểm của khách',
  usable: (points: string, amount: string) => `Hóa đơn này dùng được ${points} điểm = ${amount}.`,
  pays: (points: string, amount: string) => `${points} điểm trả ${amount}.`,
  expiring: (points: string, day: string) => `${points} điểm hết hạn ngày ${day}.`,
  needsNetwork: 'Cần có mạng để dùng điểm.',
}
