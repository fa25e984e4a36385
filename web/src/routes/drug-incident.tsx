import { read } from '../routing/define-screen.ts'
import { documentScreens } from './document-screens.ts'

export const screens = documentScreens({
  path: '/products/drug-incident',
  needs: read('check_inventory'),
  shows: { 'drug-incident': id => `/products/drug-incident/${id}` },
  title: 'Báo cáo thất thoát, nhầm lẫn',
  newTitle: 'Báo cáo thất thoát, nhầm lẫn mới',
  menu: { within: '/products/gpp-book', order: 30, label: 'Thất thoát, nhầm lẫn' },
  list: () => import('../features/drug-incident/incident-list.tsx'),
  page: () => import('../features/drug-incident/incident-page.tsx'),
})
