import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'

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
