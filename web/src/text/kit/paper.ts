/** Words of papers that run out: licences, certificates. */
export const paperText = {
  good: 'Còn hiệu lực',
  expired: (day: string) => `Hết hạn ${day}`,
  expiring: (days: number) => `Còn ${days} ngày`,
  until: (day: string) => `đến ${day}`,
}
