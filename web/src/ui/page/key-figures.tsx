import type { ReactNode } from 'react'
import { kitPartText } from '../../text/kit/kit-parts.ts'
import { Link } from '../button/link.tsx'
import { SkeletonBar } from './skeleton.tsx'

export type KeyFigure = {
  id: string
  label: string
  value: ReactNode
  /** Quiet line under it: a comparison, a part. */
  detail?: ReactNode
  /** The documents behind the figure: the whole field opens them. */
  to?: string | undefined
}

type KeyFiguresProps = { label: string; figures: readonly KeyFigure[]; loading?: boolean; small?: boolean }

/** A strip of the figures that matter, two by two on a phone. */
export function KeyFigures({ label, figures, loading = false, small = false }: KeyFiguresProps) {
  return (
    <dl
      aria-label={label}
      aria-busy={loading}
      className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-px overflow-hidden rounded-3 border border-line bg-line max-sm:grid-cols-2"
    >
      {figures.map(figure => (
        <div
          key={figure.id}
          className={`relative min-w-0 bg-surface ${figure.to ? 'hover:bg-hover' : ''} px-4 max-sm:last:odd:col-span-2 ${small ? 'py-2' : 'py-3'} max-md:px-3`}
        >
          <dt className="truncate text-12 text-ink-2">{figure.label}</dt>
          <dd className={`font-semibold leading-tight ${small ? 'text-16' : 'text-24 max-sm:text-20'}`}>
            {loading ? (
              <SkeletonBar className="my-2 h-3! w-24" />
            ) : figure.to ? (
              <Link to={figure.to} title={kitPartText.seeDocuments} className="after:absolute after:inset-0">
                {figure.value}
              </Link>
            ) : (
              figure.value
            )}
          </dd>
          {figure.detail !== undefined && (
            <dd className="min-h-4 truncate text-12 max-sm:whitespace-normal text-ink-3">
              {loading ? ' ' : figure.detail}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
