import { qualityCheckRoutes } from '@quay/contract/quality-check/routes'
import type { QualityCheck, QualityResult } from '@quay/contract/quality-check/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { newId } from '../../api/new-id.ts'
import { routeKey } from '../../api/use-route.ts'
import type { KeptDraft } from '../../document/slot/draft-slot.tsx'
import { qualityText } from '../../text/stock/quality-check.ts'

export type ItemChange = { result?: QualityResult | null; note?: string | null }
export type HeadChange = Partial<Pick<QualityCheck, 'storage' | 'storageNote' | 'inspectors' | 'note'>>
type Waiting = { items: ReadonlyMap<string, ItemChange>; head: HeadChange }

/** What was written and has not reached the server, as the browser keeps it. */
export interface HalfCheck {
  items: readonly (readonly [lotId: string, change: ItemChange])[]
  head: HeadChange
}

/** Nothing waits. */
export const nothingWaits: HalfCheck = { items: [], head: {} }

/** Taps come one after the other: a moment later they go together. */
const gatherMs = 1_000
/** As many as the route takes at once. */
const mostAtOnce = 500

/**
 * Writes a form while one walks along the shelves: each tap shows at once and goes to the server a moment later, one call at a
 * time; until the server has it, the browser keeps it. A colleague who writes another lot of the same form is no conflict; of
 * the same lot the last word holds.
 */
export function useQualityWriter(stored: QualityCheck, kept: KeptDraft<HalfCheck>) {
  const client = useQueryClient()
  const [waiting, setWaiting] = useState<Waiting>(() => ({ items: new Map(kept.begin.items), head: kept.begin.head }))
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const lastVersion = useRef(0)
  const isDirty = waiting.items.size > 0 || Object.keys(waiting.head).length > 0
  const latest = useRef(waiting)
  const [first] = useState(waiting)
  useLayoutEffect(() => {
    latest.current = waiting
  }, [waiting])
  const { keep } = kept
  useEffect(() => {
    if (waiting !== first) keep(halfOf(waiting))
  }, [waiting, first, keep])

  const form = useMemo(() => withWaiting(stored, waiting), [stored, waiting])

  async function send() {
    setSending(true)
    setProblem(null)
    const items = [...waiting.items].slice(0, mostAtOnce)
    const { head } = waiting
    const body = { ...head, items: items.map(([lotId, change]) => ({ lotId, ...change })) }
    const write = (expected: number) =>
      call(
        qualityCheckRoutes.update,
        { params: { id: stored.id }, body: { ...body, version: expected } },
        { idempotencyKey: newId() },
      )
    try {
      const answer = await write(Math.max(lastVersion.current, stored.version)).catch(async error => {
        const current = currentOf(error)
        if (current === null) throw error
        return write(current.version)
      })
      lastVersion.current = answer.version
      client.setQueryData(routeKey(qualityCheckRoutes.get, { params: { id: stored.id } }), answer)
      const left = without(latest.current, items, head)
      // The page may be gone by now.
      keep(halfOf(left))
      setWaiting(left)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : qualityText.noAnswer)
    }
    setSending(false)
  }
  const sendNow = useEffectEvent(() => {
    if (isDirty && !isSending && problem === null) void send()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => sendNow(), gatherMs)
    return () => clearTimeout(timer)
  }, [waiting, isSending, problem])
  useEffect(() => () => sendNow(), [])

  return {
    form,
    isDirty,
    isSending,
    problem,
    retry: () => setProblem(null),
    change: (lotIds: readonly string[], change: ItemChange) => {
      setProblem(null)
      setWaiting(({ items, head }) => {
        const next = new Map(items)
        for (const lotId of lotIds) next.set(lotId, { ...next.get(lotId), ...change })
        return { items: next, head }
      })
    },
    changeHead: (change: HeadChange) => {
      setProblem(null)
      setWaiting(({ items, head }) => ({ items, head: { ...head, ...change } }))
    },
  }
}

/** What has to be kept of what waits; null where nothing does. */
const halfOf = ({ items, head }: Waiting): HalfCheck | null =>
  items.size === 0 && Object.keys(head).length === 0 ? null : { items: [...items], head }

function withWaiting(stored: QualityCheck, { items, head }: Waiting): QualityCheck {
  if (items.size === 0 && Object.keys(head).length === 0) return stored
  const changed = stored.items.map(item => ({ ...item, ...items.get(item.lotId) }))
  return {
    ...stored,
    ...head,
    items: changed,
    doneCount: changed.filter(item => item.result !== null).length,
    failedCount: changed.filter(item => item.result !== null && item.result !== 'PASS').length,
  }
}

/** What was changed again while it was on its way still waits. */
function without(now: Waiting, sent: readonly (readonly [string, ItemChange])[], sentHead: HeadChange): Waiting {
  const items = new Map(now.items)
  for (const [lotId, change] of sent) if (items.get(lotId) === change) items.delete(lotId)
  const head = Object.fromEntries(
    Object.entries(now.head).filter(([key, value]) => sentHead[key as keyof HeadChange] !== value),
  )
  return { items, head }
}

/** The current form, if another person saved first. */
function currentOf(error: unknown): QualityCheck | null {
  if (!(error instanceof ApiError) || error.code !== 'version-conflict') return null
  return (error.details.current as QualityCheck | undefined) ?? null
}
