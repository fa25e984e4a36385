type Parts = { params?: unknown; query?: unknown }

/** `/bill/:id` with its parameters filled in, and the query behind it; what is empty in a query is left out. */
export function routePath(path: string, { params, query }: Parts): string {
  const values = (params ?? {}) as Record<string, unknown>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  return search.size === 0 ? filled : `${filled}?${search}`
}
