import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A part of the kit that is fetched when it is first wanted; null until it is here. Where its file does not come (no
 * network), `onMissing` is told, and the next wish fetches it again.
 */
export function usePart<Part>(wanted: boolean, load: () => Promise<Part>, onMissing: () => void): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  const get = useEffectEvent(async () => {
    try {
      const loaded = await load()
      setPart(() => loaded)
    } catch {
      onMissing()
    }
  })
  useEffect(() => {
    if (wanted && part === null) void get()
  }, [wanted, part])
  return part
}
