/** `/api/x/{id}` as a route of Hono: `/api/x/:id`. */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
