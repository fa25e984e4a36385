import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/partners/doctor',
  needs: read('doctor'),
  title: 'Bác sĩ',
  menu: { group: 'partners', order: 20, icon: 'stethoscope', label: 'Bác sĩ' },
  load: () => import('../features/doctor/doctor-list.tsx'),
})
