export const discountCalendarText = {
  title: 'Lịch khuyến mại',
  before: 'Tháng trước',
  after: 'Tháng sau',
  today: 'hôm nay',
  month: (month: string) => `Tháng ${Number(month.slice(5))}/${month.slice(0, 4)}`,
  more: (count: number) => `và ${count} chương trình khác`,
}
