import Stethoscope from 'lucide-react/icons/stethoscope'
import { defineScreen, read } from '../routing/define-screen.ts'

export const screen = defineScreen({
  path: '/partners/doctor',
  needs: read('doctor'),
  title: 'Bác sĩ',
  menu: { group: 'partners', order: 20, icon: <Stethoscope />, label: 'Bác sĩ' },
  load: () => import('../features/doctor/doctor-list.tsx'),
})
