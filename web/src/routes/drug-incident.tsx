import { defineScreen } from '../routing/define-screen.ts'

export const screens = [
  defineScreen({
    path: '/products/drug-incident',
    title: 'Báo cáo thất thoát, nhầm lẫn',
    menu: { within: '/products/quality-check', order: 30, label: 'Thất thoát, nhầm lẫn' },
    load: () => import('../features/drug-incident/incident-list.tsx'),
  }),
  defineScreen({
    path: '/products/drug-incident/new',
    title: 'Báo cáo thất thoát, nhầm lẫn mới',
    frame: 'slim',
    load: async () => ({ default: (await import('../features/drug-incident/incident-page.tsx')).NewIncident }),
  }),
  defineScreen({
    path: '/products/drug-incident/$id',
    title: 'Báo cáo thất thoát, nhầm lẫn',
    frame: 'slim',
    load: async () => ({ default: (await import('../features/drug-incident/incident-page.tsx')).IncidentPage }),
  }),
]
