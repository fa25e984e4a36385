import { refersTo } from '../../reference.ts'

export const submissionReferences = refersTo({
  branch: {
    'connection.branch_id': { word: 'kết nối liên thông' },
    'submission.branch_id': { word: 'dữ liệu đã gửi liên thông' },
  },
})
