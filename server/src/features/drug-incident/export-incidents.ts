import type { IncidentKind } from '@quay/contract/drug-incident/shapes'
import { documentFile } from '../../document/export-documents.ts'
import * as columns from '../../document/file-columns.ts'
import { incidents } from './incident-queries.ts'

const statuses = { DRAFT: 'Chưa gửi', SUCCEED: 'Đã gửi', CANCELLED: 'Đã hủy' }
const kinds: Readonly<Record<IncidentKind, string>> = { LOSS: 'Thất thoát', CONFUSION: 'Nhầm lẫn' }

/** Reports of lost or mixed-up medicines as an Excel file: a row each, or a row each medicine. */
export const incidentFile = documentFile({
  list: incidents,
  sheet: 'Thất thoát, nhầm lẫn',
  file: 'that-thoat-nham-lan',
  content: 'Báo cáo thất thoát, nhầm lẫn',
  head: [
    columns.code,
    columns.day,
    columns.status(statuses),
    { header: 'Loại việc', width: 14, of: 'd.kind', words: kinds },
    { header: 'Phát hiện lúc', width: 18, format: 'instant', of: 'd.discovered_at' },
    columns.writer,
  ],
  columns: [
    { header: 'Ai phát hiện', width: 24, of: 'd.discovered_by' },
    { header: 'Nơi xảy ra', width: 24, of: 'd.place' },
    { header: 'Diễn biến', width: 48, of: 'd.description' },
    { header: 'Gửi tới', width: 24, of: 'd.recipient' },
    { header: 'Đã gửi lúc', width: 18, format: 'instant', of: 'd.sent_at' },
  ],
  lines: {
    each: 'từng thuốc',
    joins: 'join drug_incident_item i on i.store_id = d.store_id and i.drug_incident_id = d.id',
    order: 'i.position',
    columns: [...columns.registeredGoods, { header: 'Ghi chú', width: 30, of: 'i.note' }],
  },
})
