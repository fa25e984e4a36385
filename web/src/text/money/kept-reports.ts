/** Words of the reports that stand on the home page. */
export const keptReportsText = {
  title: 'Báo cáo đã lưu',
} as const
