import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  changeLine,
  emptyLine,
  type LineChange,
  type LineName,
  lineKey,
  type StoredLine,
} from '../../offline/count/count-line.ts'
import type { Counts } from '../../offline/count/count-sender.ts'
import { countingText } from '../../text/stock/counting.ts'
import { toast } from '../../ui/popup/toast.ts'

type Lines = ReadonlyMap<string, StoredLine>

const rereadMs = 150

/**
 * The lines of a sheet as this phone has them. A change is seen at once and is on the disk a moment later; what another tab or
 * the sender wrote meanwhile is read again.
 */
export function useSheetLines(counts: Counts, sheetId: string) {
  const [lines, setLines] = useState<Lines>(new Map())
  const latest = useRef<Lines>(lines)
  const show = (next: Lines) => {
    latest.current = next
    setLines(next)
  }
  const reread = useEffectEvent(async () => {
    const stored = await counts.linesOf(sheetId)
    const next = new Map<string, StoredLine>()
    for (const line of stored) {
      const seen = latest.current.get(line.key)
      // A change of ours may not be on the disk yet.
      next.set(line.key, seen && seen.revision > line.revision ? seen : line)
    }
    for (const [key, line] of latest.current) if (!next.has(key) && line.sheetId === sheetId) next.set(key, line)
    show(next)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sheet is another list
  useEffect(() => {
    show(new Map())
    void reread()
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = counts.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(() => void reread(), rereadMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [counts, sheetId])

  function change(name: LineName, how: LineChange): void {
    const now = new Date().toISOString()
    const key = lineKey(sheetId, name)
    const before = latest.current.get(key) ?? emptyLine(sheetId, name, now)
    show(new Map(latest.current).set(key, changeLine(before, how, now)))
    counts.change(sheetId, name, how).catch(() => toast.error(countingText.notKept))
  }
  const find = (name: LineName): StoredLine | undefined => latest.current.get(lineKey(sheetId, name))
  return { lines, find, change }
}
