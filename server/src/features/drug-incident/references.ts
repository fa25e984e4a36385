import { refersTo } from '../../reference.ts'

export const drugIncidentReferences = refersTo({
  product: {
    'drug_incident_item.product_id': { onMerge: 'stays', word: 'báo cáo thất thoát, nhầm lẫn' },
  },
  employee: {
    'drug_incident.created_by': 'báo cáo thất thoát',
  },
  branch: {
    'drug_incident.branch_id': { word: 'báo cáo thất thoát, nhầm lẫn' },
  },
})
