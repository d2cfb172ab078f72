// theme.js - sets the theme before the first paint.
{
  const saved = JSON.parse(localStorage.getItem("ochre-settings") ?? "{}");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme =
    saved.theme === "light" || saved.theme === "dark" ? saved.theme : dark ? "dark" : "light";
  document.documentElement.lang = saved.language ?? (navigator.language.startsWith("it") ? "it" : "en");
}
