/** Words of the home page. */
export const homeText = {
  tasks: 'Cần làm',
  noTasks: 'Không có việc gì đang chờ.',
  moreTasks: (count: number) => `Xem thêm ${count} việc`,
  fewerTasks: 'Thu gọn',
  slow: {
    title: 'Hàng chậm bán',
    all: 'Xem hết',
    none: 'Không có hàng nào nằm lâu',
    unsold: (days: number | null) => (days === null ? 'chưa bán lần nào' : `${days} ngày chưa bán`),
    lasts: (days: string) => `đủ bán ${days} ngày`,
  },
}
