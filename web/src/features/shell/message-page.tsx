import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Link } from '../../ui/button/link.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'

type MessagePageProps = { title: string; icon?: ReactNode; children: ReactNode; home?: string }

/** A page that says one thing and leads home. */
export function MessagePage({ title, icon, children, home = 'Về trang tổng quan' }: MessagePageProps) {
  return (
    <div className="grid min-h-[60vh] place-content-center">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        title={title}
        icon={icon}
        actions={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {home}
          </Link>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
