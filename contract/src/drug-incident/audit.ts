import { auditIn } from '../audit.ts'

export const drugIncidentAudit = auditIn(
  'stock',
  {
    'drug-incident.create': 'Lập báo cáo thất thoát, nhầm lẫn',
    'drug-incident.update': 'Sửa báo cáo thất thoát, nhầm lẫn',
    'drug-incident.send': 'Gửi báo cáo thất thoát, nhầm lẫn',
    'drug-incident.cancel': 'Hủy báo cáo thất thoát, nhầm lẫn',
  },
  {
    incidentKind: 'Loại việc',
    recipient: 'Nơi nhận báo cáo',
    sentAt: 'Gửi lúc',
  },
)
