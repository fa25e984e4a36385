import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const looks = {
  info: { look: 'bg-info-soft text-info-text', icon: <Info /> },
  warning: { look: 'bg-warning-soft text-warning-text', icon: <TriangleAlert /> },
  danger: { look: 'bg-danger-soft text-danger-text', icon: <OctagonAlert /> },
}

type NoteProps = { tone?: keyof typeof looks; children: ReactNode; actions?: ReactNode; alert?: boolean }

/** A sentence that stays on the page. `alert` reads it aloud when it appears. */
export function Note({ tone = 'info', children, actions, alert = false }: NoteProps) {
  const { look, icon } = looks[tone]
  return (
    <div
      role={alert ? 'alert' : undefined}
      className={classNames('flex items-start gap-2 rounded-2 px-2.5 py-2', look)}
    >
      <span className="mt-px">{icon}</span>
      <div className="min-w-0 flex-1">{children}</div>
      {actions}
    </div>
  )
}
