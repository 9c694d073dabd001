// Vite sets its own BASE_URL in the environment, so the server's URL has another name.
process.env.BASE_URL = process.env.SERVER_URL;
