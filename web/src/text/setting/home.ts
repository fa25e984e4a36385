/** Words of the home page. */
export const homeText = {
  tasks: 'Cần làm',
  noTasks: 'Không có việc gì đang chờ.',
  moreTasks: (count: number) => `Xem thêm ${count} việc`,
  fewerTasks: 'Thu gọn',
}
